/**
 * The tables of Mocha & Baksheesh and of Letters & Seals. What is reconstructed in them comes from the house, which may
 * have been told the printed values.
 */
import type { DataTable } from '../../../frame/rules/contract';
import type { Facts } from '../facts';
import { ROASTING_PLANT, GUILD_HALL, TAVERN, COFFEE_HOUSE } from '../mocha/mocha';
import { GOOD_ICONS, LETTERS } from '../game';
import { pictureOf, type KioskTile, type Sign } from '../letters/kiosk';
import { AUCTION_HOUSE, CATACOMBS, EMBASSY, KIOSK, SECRET_SOCIETY } from '../letters/letters';
import { amounts, cardTable, layoutRows, numbered, playersOf, rolls } from './tables';

/** How many letters there are for the places: one row if there are as many for each. */
function lettersOf(copies: readonly number[]): string[][] {
  const places = copies.flatMap((count, place) => (place ? [{ place, count }] : []));
  if (new Set(places.map(({ count }) => count)).size === 1) return [['{letter.each}', `${places[0]?.count ?? 0}`]];
  return places.map(({ place, count }) => [numbered(place), `${count}`]);
}

/** The pictures of a Kiosk tile as cells have them; some are better said in words. */
function tileSays(tile: KioskTile): string {
  const words: Partial<Record<KioskTile, string>> = {
    'companion-home': '{kiosk.companion}',
    'one-die': '{kiosk.die}',
    'merchant-home': '{kiosk.fountain}',
  };
  const signs = (all: readonly Sign[], between: string) =>
    all.map((sign) => (sign.n ? amounts([sign.n, 'lira']) : (SIGNS[sign.icon] ?? ''))).join(between);
  const lines = pictureOf(tile).map(({ give, get, isEither }) => {
    const isCounted = get.some((sign) => sign.n);
    const got = signs(get, isEither ? ' / ' : isCounted ? ' ' : '');
    return give.length ? `${signs(give, '')} → ${got}` : got;
  });
  return words[tile] ?? lines.join(' / ');
}

const SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LETTERS.map((good) => [GOOD_ICONS[good], `{${good}}`])),
  'g-any': '{any}',
  'i-card': '1 {kiosk.card}',
  'i-letter': '1 {letter}',
  'i-coffee': '1 {coffee}',
  'i-cart': '{kiosk.extension}',
};

export function expansionTables({ mocha, letters, caravansary_cards, rule_sets }: Facts): readonly DataTable[] {
  const goods = (text: string) => [...text].map((good) => `{${good}}`).join('');
  const baksheesh = (side: number) => `${mocha.baksheesh_price} {coffee} ${goods(mocha.baksheesh_goods[side] ?? '')}`;
  const coffee = (card: number) => amounts([mocha.guild_coffee[card], 'coffee']);
  const any = (card: number) => '{any}'.repeat(mocha.guild_goods[card] ?? 0);
  const coffeePrices = Array.from(
    { length: mocha.coffee_house_rubies },
    (_, sold) => mocha.coffee_house_last_price + 1 - mocha.coffee_house_rubies + sold,
  );
  /** A tile of the Kiosk, with its copies unless there is one. */
  const tile = (index: number) => {
    const copies = Object.values(letters.kiosk)[index] ?? 0;
    return copies === 1 ? `k${index + 1}` : `k${index + 1} ×${copies}`;
  };
  const says = (Object.keys(letters.kiosk) as KioskTile[]).map(tileSays);
  return [
    {
      id: 'mocha-layout',
      head: ['{layout.first}'],
      rows: layoutRows(rule_sets.mocha.grids['first'], rule_sets.mocha.columns).map((row) => [row]),
    },
    {
      id: 'mocha-possible',
      head: ['{head.place}', '{head.possible}'],
      rows: [
        [numbered(ROASTING_PLANT), '{possible.one}'],
        [numbered(GUILD_HALL), '{possible.always}'],
        [numbered(TAVERN), '{possible.one}'],
        [numbered(COFFEE_HOUSE), '{possible.ruby}'],
      ],
    },
    {
      id: 'DAT-06',
      head: ['{head.sold-rubies}', ...coffeePrices.map((_, sold) => `${sold}`)],
      sides: true,
      rows: [['{head.price}', ...coffeePrices.map((price) => `${price} {coffee}`)]],
    },
    cardTable('DAT-14', 'mb'),
    {
      id: 'DAT-17',
      head: ['{head.roll}', '{mb4}', '{ls2}'],
      rows: rolls(
        (sum) => amounts([mocha.dice_coffee[sum], 'coffee'], [mocha.dice_lira[sum], 'lira']),
        (sum) => amounts([letters.dice_letters[sum], 'letter'], [letters.letter_lira[sum], 'lira']),
      ),
    },
    {
      id: 'DAT-18',
      head: ['{head.guild}', '{head.extra}', '{head.source}'],
      rows: [
        [numbered(1), `{guild.price} ${mocha.guild_extension_price} {lira}`, '{source.made}'],
        [numbered(2), any(2), '{source.made}'],
        [numbered(3), any(3), '{source.made}'],
        [numbered(4), any(4), '{source.made}'],
        [numbered(5), coffee(5), '{source.made}'],
        [numbered(6), `${coffee(6)}, ${mocha.guild_bonus_cards} {guild.bonus:n=${caravansary_cards}}`, '{source.made}'],
        [numbered(7), `${coffee(7)}, {guild.jump}`, '{source.made}'],
        [numbered(8), '{B}'.repeat(mocha.guild_blue[8] ?? 0), '{source.partly}'],
        [
          numbered(9),
          `{guild.hit} ×${mocha.guild_hit_times}, {guild.missed} ×${mocha.guild_missed_times}`,
          '{source.partly}',
        ],
        [numbered(10), coffee(10), '{source.made}'],
        [numbered(11), coffee(11), '{source.made}'],
        [numbered(12), '{guild.family}', '{source.known}'],
        [numbered(13), coffee(13), '{source.made}'],
        [numbered(14), '{guild.symbols}', '{source.known}'],
        [numbered(15), '{guild.symbols}', '{source.made}'],
        [numbered(16), coffee(16), '{source.known}'],
        [numbered(17), `{guild.each} ${mocha.guild_roast_coffee} {coffee}`, '{source.made}'],
        [
          numbered(18),
          `${coffee(18)}, ${mocha.guild_guild_cards} {guild.guild:n=${mocha.guild_hall_cards}}`,
          '{source.made}',
        ],
        [numbered(19), `{guild.two} −${mocha.guild_tavern_discount} {coffee}`, '{source.known}'],
        [numbered(20), amounts([mocha.guild_lira[20], 'lira']), '{source.made}'],
      ],
    },
    {
      id: 'DAT-19',
      head: ['{head.tile}', '{head.prices}', '{head.does}'],
      rows: [
        ['{tavern.movement}', `${mocha.tavern_tile_prices.join(', ')} {coffee}`, '{does.movement}'],
        ['{tavern.encounter}', `${mocha.tavern_tile_prices.join(', ')} {coffee}`, '{does.encounter}'],
      ],
    },
    {
      id: 'DAT-20',
      head: ['{head.side}', '{head.pay}', '{head.source}'],
      rows: [
        ['{side.front}', baksheesh(0), '{source.known}'],
        ['{side.back}', baksheesh(1), '{source.made}'],
      ],
    },
    {
      id: 'letters-layout',
      head: ['{layout.first}'],
      rows: layoutRows(rule_sets.letters.grids['first'], rule_sets.letters.columns).map((row) => [row]),
    },
    {
      id: 'letters-possible',
      head: ['{head.place}', '{head.possible}'],
      rows: [EMBASSY, KIOSK, AUCTION_HOUSE, SECRET_SOCIETY, CATACOMBS].map((number) => [
        numbered(number),
        number === SECRET_SOCIETY ? `{possible.seals:n=${letters.society_seals}}` : '{possible.always}',
      ]),
    },
    {
      id: 'letters-kiosk',
      head: ['{head.players}', ...playersOf(letters.kiosk_revealed).map(String)],
      sides: true,
      rows: [
        ['{row.kiosk}', ...playersOf(letters.kiosk_revealed).map((count) => `${letters.kiosk_revealed[count] ?? 0}`)],
      ],
    },
    {
      id: 'letters-dice',
      head: ['{head.roll}', '{ls2}'],
      rows: rolls((sum) => amounts([letters.dice_letters[sum], 'letter'], [letters.letter_lira[sum], 'lira'])),
    },
    cardTable('DAT-15', 'ls'),
    {
      id: 'DAT-21',
      head: ['{head.item}', '{head.copies}'],
      rows: [
        ...lettersOf(letters.letters),
        ['{head.sum}', `${letters.letters.reduce((sum, copies) => sum + copies, 0)}`],
      ],
    },
    {
      id: 'DAT-22',
      head: ['{head.tile}', '{head.does}', '{head.tile}', '{head.does}'],
      rows: says.slice(0, says.length / 2).map((one, index) => {
        const other = index + says.length / 2;
        return [tile(index), one, tile(other), says[other] ?? ''];
      }),
    },
    {
      id: 'DAT-23',
      head: [
        '{head.use}',
        ...letters.society_coins.map((_, use) => `${use + 1}`),
        `${letters.society_coins.length + 1}+`,
      ],
      sides: true,
      rows: [['{lira}', ...letters.society_coins.map(String), '0']],
    },
  ];
}
