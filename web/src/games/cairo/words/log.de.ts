import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './log.en';

const de: Catalogue<typeof en> = {
  play: '{who} spielte {cards}.',
  stall: '{who} baute mit {cards} einen {stall} auf {site}, Eingang {entry}.',
  move: '{who} versetzte mit {cards} den blockierten {stall} von {from} nach {site}, Eingang {entry}.',
  expand: '{who} baute mit {cards} den {stand} auf {site} aus, Größe {size}: {points} für {price}.',
  fee: 'Der Joker kostete {coin}.',
  medal: 'Dazu die {medal}: {points}.',
  'medal.from': 'Dazu die {medal} von {name}: {points}.',
  put: '{who} stellte den {stall} auf {site}, Eingang {entry}.',
  'put.neutral': '{who} zog den neutralen {stall} und stellte ihn auf {site}, Eingang {entry}.',
  neutral: '{who} zog den neutralen {stall}.',
  'neutral.gone': 'Für einen neutralen Stand ist kein Platz: {stall} ist aus dem Spiel.',
  skip: '{who} hat keinen Platz für einen Stand und behält ihn.',
  'lure.own': '{who} lockte {customer} zum eigenen Stand bei {site}: {money}.',
  'lure.other': '{who} lockte {customer} zum Stand von {owner} bei {site}: {money}, dazu {other} für {owner}.',
  'lure.neutral': '{who} lockte {customer} zum neutralen Stand bei {site}: {money}.',
  'lure.barkers': { one: 'Ein Ausrufer ging zurück.', other: '{n} Ausrufer gingen zurück.' },
  enter: 'Herein kam {customer}.',
  draw: '{who} zog {things}.',
  'draw.drop': '{who} zog {things} und legte {cards} ab.',
  drop: '{who} legte {cards} ab.',
  'from-pile': '{card} vom Stapel',
  pile: { one: 'eine Karte vom Stapel', other: '{n} Karten vom Stapel' },
  barkers: { one: 'einen Ausrufer', other: '{n} Ausrufer' },
  points: { one: 'Punkt', other: 'Punkte' },
  reshuffle: {
    one: 'Die abgelegte Karte wurde der neue Stapel.',
    other: 'Die {n} abgelegten Karten wurden der neue Stapel.',
  },
  'final.empty': 'Es gibt keinen Anbau mehr ({trades}): Die Schlussphase beginnt.',
  'final.low': 'Nur noch je ein Anbau ist übrig ({trades}): Die Schlussphase beginnt.',
  'final.cap': 'Die Höchstzahl der Züge ist erreicht: Die Schlussphase beginnt.',
  retire: '{who} stieg aus.',
  'retire.forced': '{who} kann nichts mehr bauen und stieg aus.',
  score: '{who}: {medals} für Medaillen, {money} für Geld, zusammen {n} Punkte.',
  over: 'Das Spiel ist aus.',
};

export default de;
