import type { Catalogue } from '../../../words/i18n.svelte';
import type { en } from './log.en';

const tr: Catalogue<typeof en> = {
  card: '{card} kartını',
  'card.hand': 'elindeki {card} kartını',

  play: '{who} {card} oynadı, {result} aldı.',
  'play.set': '{who} {card} oynadı, {result} attı.',
  'play.none': '{who} {card} oynadı.',
  'play.use': '{who} {card} oynadı, kullandığı yer: {place}.',
  done: '{result} aldı.',
  'done.set': '{result} attı.',
  'done.use': 'Kullandığı yer: {place}.',
  act: '{who} {result} aldı.',
  guild: '{who} {price} karşılığında {guild} lonca kartını oynadı: {gains}.',
  'guild.none': '{who} {price} karşılığında {guild} lonca kartını oynadı.',
  icon: '{who} {place} laleyi çizdi: {result}.',
  'icon.none': '{who} {place} laleyi çizdi.',
  action: '{who} bir ek eylem çizdi: {result}.',
  'action.none': '{who} {place} bir ek eylem çizdi.',
  wait: '{who} bekledi ve {action} doldurdu.',
  'wait.none': '{who} bekledi.',
  leaves: '{card} sergiden çıktı.',

  result: '{gains}',
  'result.paid': '{price} karşılığında {gains}',
  'result.at': '{place} {gains}',
  'result.at.paid': '{place} {price} karşılığında {gains}',

  ruby: 'bir yakut',
  'ruby.bonus': 'bir ek yakut',
  bonus: 'bir ek eylem',
  bonuses: '{n} ek eylem',
  'goods-card': 'bir mal kartı {goods}',
  'goods-cards': '{n} mal kartı',
  'goods-card.paid': 'mal kartı {goods}',
  'guild-card': '{guild} lonca kartı',
  'guild-cards': '{n} lonca kartı',
  'guild-kept': '{n} lonca kartından biri',
  dropped: 'Bırakılan kart: {guild}.',
  checks: '{places} için {n} çentik',

  'no-space': 'Yer kalmadı: {things}.',
  'no-space.any': 'Boş alan kalmadı.',
  'no-card': 'Mal kartı kalmadı.',
  'no-guild': 'Lonca kartı kalmadı.',
  check: '{n} çentik',
  good: '{n} mal',

  'bonus.lira': '{who} {lira} doldurdu: {ruby}.',
  'bonus.goods': '{who} dört rafı da {n}. alana kadar doldurdu: {ruby}.',

  'fountain.f1': { one: '*Çeşme:* bir lira.', other: '*Çeşme:* herkese bir lira.' },
  'fountain.f2': { one: '*Çeşme:* bir mal.', other: '*Çeşme:* herkese bir mal.' },
  'fountain.f3': { one: '*Çeşme:* bir mal kartı.', other: '*Çeşme:* herkese bir mal kartı.' },
  'fountain.f4': { one: '*Çeşme:* bir çentik.', other: '*Çeşme:* herkese bir çentik.' },
  'fountain.each': '{who} {gains}',

  take: '{who} sergiden {card} aldı.',
  draw: '{who} bir yer kartı çekti.',
  'draw.own': '{who} desteden {card} çekti.',
  display: { one: 'Yeni kart: {cards}.', other: 'Yeni kartlar: {cards}.' },
  price: '{palace} artık {good} daha istiyor.',
  caravan: 'Yeni kervan kartı: {caravan}.',

  last: '{who} {n} yakut topladı: bu, son tur.',
  'reshuffle.goods': 'Atılan {n} mal kartı yeni deste oldu.',
  'reshuffle.guild': 'Atılan {n} lonca kartı yeni deste oldu.',
  over: 'Oyun bitti.',
};

export default tr;
