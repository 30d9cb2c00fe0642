import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './log.en';

const tr: Catalogue<typeof en> = {
  play: '{who} oynadı: {cards}.',
  stall: '{who}, {cards} ile {site} yerine {stall} kurdu, giriş {entry}.',
  move: '{who}, {cards} ile sıkışan {stall} {from} yerinden {site} yerine taşıdı, giriş {entry}.',
  expand: '{who}, {cards} ile {site} yerinde {stand} büyüttü, boy {size}: {price} karşılığı {points}.',
  fee: 'Joker {coin} tuttu.',
  medal: 'Ayrıca {medal}: {points}.',
  'medal.from': 'Ayrıca {medal}, {name} kaybetti: {points}.',
  put: '{who}, {stall} {site} yerine koydu, giriş {entry}.',
  'put.neutral': '{who} tarafsız {stall} çekip {site} yerine koydu, giriş {entry}.',
  neutral: '{who} tarafsız {stall} çekti.',
  'neutral.gone': 'Tarafsız {stall} için yer yok: oyundan çıktı.',
  skip: '{who} tezgâh için yer bulamadı, elinde tuttu.',
  'lure.own': '{who}, {customer} {site} yerindeki kendi tezgâhına çağırdı: {money}.',
  'lure.other': '{who}, {customer} {site} yerindeki tezgâha çağırdı (sahibi {owner}): {money}, {owner} için {other}.',
  'lure.neutral': '{who}, {customer} {site} yerindeki tarafsız tezgâha çağırdı: {money}.',
  'lure.barkers': '{n} çığırtkan geri döndü.',
  enter: 'Gelen: {customer}.',
  draw: '{who} çekti: {things}.',
  'draw.drop': '{who} çekti: {things}. Attı: {cards}.',
  drop: '{who} attı: {cards}.',
  'from-pile': 'desteden {card}',
  pile: 'desteden {n} kart',
  barkers: '{n} çığırtkan',
  points: 'puan',
  reshuffle: 'Atılan {n} kart yeni deste oldu.',
  'final.empty': 'Ek bölüm kalmadı ({trades}): son bölüm başlıyor.',
  'final.low': 'Birer ek bölüm kaldı ({trades}): son bölüm başlıyor.',
  'final.cap': 'Tur sınırına gelindi: son bölüm başlıyor.',
  retire: '{who} çekildi.',
  'retire.forced': '{who} artık bir şey kuramıyor, çekildi.',
  score: '{who}: madalyalar {medals}, para {money}, toplam {n} puan.',
  over: 'Oyun bitti.',
};

export default tr;
