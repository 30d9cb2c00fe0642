import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './log.en';

const de: Catalogue<typeof en> = {
  card: '{card}',
  'card.hand': '{card} aus der Hand',

  play: '{who} spielt {card} und nimmt {result}.',
  'play.set': '{who} spielt {card} und setzt {result}.',
  'play.none': '{who} spielt {card}.',
  'play.use': '{who} spielt {card} und nutzt {place}.',
  done: 'Nimmt {result}.',
  'done.set': 'Setzt {result}.',
  'done.use': 'Nutzt {place}.',
  act: '{who} nimmt {result}.',
  guild: '{who} spielt die Gildenkarte {guild} für {price}: {gains}.',
  'guild.none': '{who} spielt die Gildenkarte {guild} für {price}.',
  icon: '{who} streicht die Tulpe {place}: {result}.',
  'icon.none': '{who} streicht die Tulpe {place}.',
  action: '{who} streicht eine Bonusaktion: {result}.',
  'action.none': '{who} streicht {place} eine Bonusaktion.',
  wait: '{who} wartet und füllt {action}.',
  'wait.none': '{who} wartet.',
  leaves: '{card} verlässt die Auslage.',

  result: '{gains}',
  'result.paid': '{gains} für {price}',
  'result.at': '{place} {gains}',
  'result.at.paid': '{place} {gains} für {price}',

  ruby: 'einen Rubin',
  'ruby.bonus': 'ein Bonusrubin',
  bonus: 'eine Bonusaktion',
  bonuses: { one: '{n} Bonusaktion', other: '{n} Bonusaktionen' },
  'goods-card': 'eine Warenkarte {goods}',
  'goods-cards': { one: 'eine Warenkarte', other: '{n} Warenkarten' },
  'goods-card.paid': 'die Warenkarte {goods}',
  'guild-card': 'die Gildenkarte {guild}',
  'guild-cards': { one: 'eine Gildenkarte', other: '{n} Gildenkarten' },
  'guild-kept': 'eine von {n} Gildenkarten',
  dropped: 'Abgelegt: {guild}.',
  checks: { one: 'einen Haken für {places}', other: '{n} Haken für {places}' },

  'no-space': 'Kein Feld mehr frei für {things}.',
  'no-space.any': 'Kein Feld war mehr frei.',
  'no-card': 'Es gibt keine Warenkarte mehr.',
  'no-guild': 'Es gibt keine Gildenkarte mehr.',
  check: { one: 'einen Haken', other: '{n} Haken' },
  good: { one: 'eine Ware', other: '{n} Waren' },

  'bonus.lira': '{who} hat {lira} eingetragen: {ruby}.',
  'bonus.goods': '{who} hat alle vier Regale bis {n} gefüllt: {ruby}.',

  'fountain.f1': { one: '*Brunnen:* eine Lira.', other: '*Brunnen:* eine Lira für alle.' },
  'fountain.f2': { one: '*Brunnen:* eine Ware.', other: '*Brunnen:* eine Ware für alle.' },
  'fountain.f3': { one: '*Brunnen:* eine Warenkarte.', other: '*Brunnen:* eine Warenkarte für alle.' },
  'fountain.f4': { one: '*Brunnen:* ein Haken.', other: '*Brunnen:* ein Haken für alle.' },
  'fountain.each': '{who} {gains}',

  take: '{who} nimmt {card} aus der Auslage.',
  draw: '{who} zieht eine Ortskarte.',
  'draw.own': '{who} zieht {card} vom Stapel.',
  display: { one: 'Neue Karte: {cards}.', other: 'Neue Karten: {cards}.' },
  price: '{palace} kostet jetzt {good} mehr.',
  caravan: 'Neue Karawanenkarte: {caravan}.',

  last: '{who} hat {n} Rubine: Das ist die letzte Runde.',
  'reshuffle.goods': {
    one: 'Die abgelegte Warenkarte ist der neue Stapel.',
    other: 'Die {n} abgelegten Warenkarten sind der neue Stapel.',
  },
  'reshuffle.guild': {
    one: 'Die abgelegte Gildenkarte ist der neue Stapel.',
    other: 'Die {n} abgelegten Gildenkarten sind der neue Stapel.',
  },
  over: 'Das Spiel ist vorbei.',
};

export default de;
