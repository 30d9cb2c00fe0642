/**
 * The tables of Mocha & Baksheesh and of Letters & Seals. What is reconstructed in them comes from the house, which may
 * have been told the printed values.
 */
import type { Facts } from '../facts';
import type { DataTable } from './tables';

const COPIES = { head: ['{head.card}', '{head.copies}', '{head.when}', '{head.final}'] } as const;

/** "2 {coffee} 4 {lira}", without what there is none of. */
function amounts(...parts: [n: number | undefined, word: string][]): string {
  return parts
    .filter(([n]) => n)
    .map(([n, word]) => `${n ?? 0} {${word}}`)
    .join(' ');
}

/** What the sums of two dice bring, a row for all sums that bring the same. */
function rolls(...gains: ((sum: number) => string)[]): string[][] {
  const rows: { first: number; last: number; cells: string[] }[] = [];
  for (let sum = 2; sum <= 12; sum += 1) {
    const cells = gains.map((gain) => gain(sum));
    const before = rows.at(-1);
    if (before && before.cells.join() === cells.join()) before.last = sum;
    else rows.push({ first: sum, last: sum, cells });
  }
  return rows.map(({ first, last, cells }) => [first === last ? `${first}` : `${first}–${last}`, ...cells]);
}

/** How many letters there are for the places: one row if there are as many for each. */
function lettersOf(copies: readonly number[]): string[][] {
  const places = copies.flatMap((count, place) => (place ? [{ place, count }] : []));
  if (new Set(places.map(({ count }) => count)).size === 1) return [['{letter.each}', `${places[0]?.count ?? 0}`]];
  return places.map(({ place, count }) => [`${place} {p${place}}`, `${count}`]);
}

export function expansionTables({ mocha, letters }: Facts): readonly DataTable[] {
  const goods = (text: string) => [...text].map((good) => `{${good}}`).join('');
  const baksheesh = (side: number) => `${mocha.baksheesh_price} {coffee} ${goods(mocha.baksheesh_goods[side] ?? '')}`;
  const coffee = (card: number) => amounts([mocha.guild_coffee[card], 'coffee']);
  const any = (card: number) => '{any}'.repeat(mocha.guild_goods[card] ?? 0);
  /** A tile of the Kiosk, with its copies unless there is one. */
  const tile = (number: number) => {
    const copies = Object.values(letters.kiosk)[number - 1] ?? 0;
    return copies === 1 ? `k${number}` : `k${number} ×${copies}`;
  };
  return [
    {
      id: 'mocha-layout',
      head: ['{layout.first}'],
      rows: [['16 · 15 · 18 · 3 · 10'], ['8 · 1 · 7 · 17 · 4'], ['2 · 19 · 6 · 12 · 9'], ['20 · 11 · 5 · 14 · 13']],
    },
    {
      id: 'mocha-possible',
      head: ['{head.place}', '{head.possible}'],
      rows: [
        ['17 {p17}', '{possible.one}'],
        ['18 {p18}', '{possible.always}'],
        ['19 {p19}', '{possible.one}'],
        ['20 {p20}', '{possible.ruby}'],
      ],
    },
    {
      id: 'DAT-06',
      head: ['{head.sold-rubies}', '0', '1', '2', '3', '4'],
      sides: true,
      rows: [['{head.price}', '6 {coffee}', '7 {coffee}', '8 {coffee}', '9 {coffee}', '10 {coffee}']],
    },
    {
      id: 'DAT-14',
      ...COPIES,
      rows: [
        ['{mb1}', '2', '{class.p}', '{no}'],
        ['{mb2}', '2', '{class.o}', '{no}'],
        ['{mb3}', '2', '{class.p}', '{yes}'],
        ['{mb4}', '2', '{class.o}', '{yes}'],
        ['{mb5}', '2', '{class.o}', '{yes}'],
        ['{mb6}', '2', '{class.r}', '{no}'],
        ['{mb7}', '2', '{class.m}', '{no}'],
        ['{mb8}', '2', '{class.x} (1)', '{no}'],
        ['{mb9}', '2', '{class.x} (20)', '{no}'],
      ],
    },
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
        ['1 {p1}', `{guild.price} ${mocha.guild_extension_price} {lira}`, '{source.made}'],
        ['2 {p2}', any(2), '{source.made}'],
        ['3 {p3}', any(3), '{source.made}'],
        ['4 {p4}', any(4), '{source.made}'],
        ['5 {p5}', coffee(5), '{source.made}'],
        ['6 {p6}', `${coffee(6)}, ${mocha.guild_bonus_cards} {guild.bonus}`, '{source.made}'],
        ['7 {p7}', `${coffee(7)}, {guild.jump}`, '{source.made}'],
        ['8 {p8}', '{B}'.repeat(mocha.guild_blue[8] ?? 0), '{source.partly}'],
        [
          '9 {p9}',
          `{guild.hit} ×${mocha.guild_hit_times}, {guild.missed} ×${mocha.guild_missed_times}`,
          '{source.partly}',
        ],
        ['10 {p10}', coffee(10), '{source.made}'],
        ['11 {p11}', coffee(11), '{source.made}'],
        ['12 {p12}', '{guild.family}', '{source.known}'],
        ['13 {p13}', coffee(13), '{source.made}'],
        ['14 {p14}', '{guild.symbols}', '{source.known}'],
        ['15 {p15}', '{guild.symbols}', '{source.made}'],
        ['16 {p16}', coffee(16), '{source.known}'],
        ['17 {p17}', `{guild.each} ${mocha.guild_roast_coffee} {coffee}`, '{source.made}'],
        ['18 {p18}', `${coffee(18)}, ${mocha.guild_guild_cards} {guild.guild}`, '{source.made}'],
        ['19 {p19}', `{guild.two} −${mocha.guild_tavern_discount} {coffee}`, '{source.known}'],
        ['20 {p20}', amounts([mocha.guild_lira[20], 'lira']), '{source.made}'],
      ],
    },
    {
      id: 'DAT-19',
      head: ['{head.tile}', '{head.prices}', '{head.does}'],
      rows: [
        ['{tavern.movement}', '1, 2, 3, 4 {coffee}', '{does.movement}'],
        ['{tavern.encounter}', '1, 2, 3, 4 {coffee}', '{does.encounter}'],
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
      rows: [['9 · 1 · 4 · 21 · 3'], ['15 · 6 · 7 · 11 · 22'], ['13 · 24 · 12 · 14 · 8'], ['10 · 2 · 23 · 5 · 16']],
    },
    {
      id: 'letters-possible',
      head: ['{head.place}', '{head.possible}'],
      rows: [
        ['21 {p21}', '{possible.always}'],
        ['22 {p22}', '{possible.always}'],
        ['23 {p23}', '{possible.always}'],
        ['24 {p24}', '{possible.seals}'],
        ['25 {p25}', '{possible.always}'],
      ],
    },
    {
      id: 'letters-kiosk',
      head: ['{head.players}', '2', '3', '4', '5'],
      sides: true,
      rows: [['{row.kiosk}', '3', '4', '5', '6']],
    },
    {
      id: 'letters-dice',
      head: ['{head.roll}', '{ls2}'],
      rows: rolls((sum) => amounts([letters.dice_letters[sum], 'letter'], [letters.letter_lira[sum], 'lira'])),
    },
    {
      id: 'DAT-15',
      ...COPIES,
      rows: [
        ['{ls1}', '2', '{class.o}', '{no}'],
        ['{ls2}', '2', '{class.o}', '{yes}'],
        ['{ls3}', '2', '{class.p}', '{yes}'],
        ['{ls4}', '4', '{class.o}', '{yes}'],
        ['{ls5}', '2', '{class.copied}', '{class.copied}'],
        ['{ls6}', '2', '{class.m}', '{no}'],
        ['{ls7}', '2', '{class.m}', '{no}'],
        ['{ls8}', '2', '{class.m}', '{no}'],
        ['{ls9}', '2', '{class.o}', '{no}'],
        ['{ls10}', '2', '{class.x} (14, 15)', '{no}'],
        ['{ls11}', '2', '{class.x} (24)', '{no}'],
        ['{ls12}', '2', '{class.m}', '{no}'],
      ],
    },
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
      rows: [
        [tile(1), '{Y} 1 {lira}', tile(13), '1 {coffee} / 2 {lira}'],
        [tile(2), '{G} 1 {lira}', tile(14), '1 {coffee} / 3 {lira}'],
        [tile(3), '{R} 1 {lira}', tile(15), '{kiosk.companion}'],
        [tile(4), '{Y}{Y}', tile(16), '{kiosk.die}'],
        [tile(5), '{G}{G}', tile(17), '10 {lira} → {kiosk.extension}'],
        [tile(6), '{R}{R}', tile(18), '{B}{Y}{G}{R} → {kiosk.extension}'],
        [tile(7), '{Y}', tile(19), '{kiosk.fountain}'],
        [tile(8), '{G}', tile(20), '{any} → 1 {letter} / 1 {letter} → {any}'],
        [tile(9), '{R}', tile(21), '1 {kiosk.card} → 1 {letter} / 1 {letter} → 1 {kiosk.card}'],
        [tile(10), '{B}', tile(22), '2 {lira} → 1 {letter} / 1 {letter} → 3 {lira}'],
        [tile(11), '1 {kiosk.card}', tile(23), '2 {lira} → {any} / {any} → 3 {lira}'],
        [tile(12), '2 {lira}', tile(24), '2 {lira} → 1 {kiosk.card} / 1 {kiosk.card} → 3 {lira}'],
      ],
    },
    {
      id: 'DAT-23',
      head: ['{head.use}', '1', '2', '3', '4+'],
      sides: true,
      rows: [['{lira}', '3', '2', '1', '0']],
    },
  ];
}
