/** The table as the page shows it, and the same as the house knows it. */
import { expect } from '@playwright/test';
import type { Player, View } from '../../src/api/istanbul.gen';
import type { Table, Visitor } from './visitor';

export type { Player, View };

interface Shown {
  players: Record<string, unknown>[];
  pieces: Record<string, string[]>;
}

/** The view of a position, in its own type. */
export async function viewOf(visitor: Visitor, table: Table): Promise<View> {
  return (await visitor.position(table)).view as unknown as View;
}

/** The name of the question that is open. */
export function questionOf(view: View): string {
  const [first = ''] = view.agenda;
  return typeof first === 'string' ? first : (Object.keys(first)[0] ?? '');
}

/** Players in the order of their seats. */
export function playersOf(view: View): Player[] {
  return Object.values(view.players);
}

function known(view: View): Shown {
  const players = playersOf(view);
  const pieces: Record<string, string[]> = {};
  const put = (place: number, piece: string) => (pieces[place] ??= []).push(piece);
  for (const place of view.layout.flat()) pieces[place] = [];
  players.forEach((player, seat) => {
    put(player.merchant, `merchant-${seat}`);
    put(player.family, `family-${seat}`);
    if (typeof player.companion === 'number') put(player.companion, `companion-${seat}`);
    for (const place of player.lying) put(place, `assistant-${seat}-${place}`);
  });
  view.neutral_merchants.forEach((place, which) => put(place, `neutral-merchant-${which}`));
  view.neutral_assistants.forEach((place) => put(place, `neutral-assistant-${place}-0`));
  put(view.governor, 'governor');
  put(view.smuggler, 'smuggler');
  if (view.coffee_trader !== undefined) put(view.coffee_trader, 'coffee-trader');
  if (view.courier !== undefined) put(view.courier, 'courier');
  for (const place of Object.values(pieces)) place.sort();
  return {
    pieces,
    players: players.map(
      ({ lira, rubies, goods, tiles, stack, cards, letters, delivered, coffee, tavern, guild_cards }) => ({
        ...(letters && delivered ? { seals: letters.length + 2 * delivered.length } : {}),
        ...(coffee === undefined ? {} : { coffee, tavern: [...(tavern ?? [])].sort(), guilds: guild_cards }),
        lira,
        rubies,
        cards,
        stack: stack.length,
        tiles: [...tiles].sort(),
        goods: [...goods].sort().join(''),
      }),
    ),
  };
}

async function shown({ page }: Visitor, seats: number): Promise<Shown> {
  return page.evaluate((count) => {
    const number = (panel: Element, what: string) => Number(panel.querySelector(`${what} .n`)?.firstChild?.textContent);
    const players = Array.from({ length: count }, (_, seat) => {
      const panel = document.querySelector(`[data-seat="${seat}"]`);
      if (!panel) return {};
      const hand = panel.querySelectorAll('[data-cards] [data-card]');
      const inHand = [...hand].reduce((sum, card) => {
        const many = card.querySelector('.many')?.textContent ?? '1';
        return sum + Number(many.replace(/\D/g, ''));
      }, 0);
      const goods = [...panel.querySelectorAll('[data-good]')].map((row) =>
        (row.getAttribute('data-good') ?? '').repeat(Number(row.querySelector('.n span')?.textContent)),
      );
      const tiles = [...panel.querySelectorAll('[data-tile]:not(.no)')].map((tile) => tile.getAttribute('data-tile'));
      return {
        lira: number(panel, '[data-lira]'),
        ...(panel.querySelector('[data-seals]') ? { seals: number(panel, '[data-seals]') } : {}),
        ...(panel.querySelector('[data-coffee]')
          ? {
              coffee: number(panel, '[data-coffee]'),
              tavern: [...panel.querySelectorAll('[data-tavern].has')]
                .map((tile) => tile.getAttribute('data-tavern'))
                .sort(),
              guilds: panel.querySelector('[data-guilds] .n')
                ? number(panel, '[data-guilds]')
                : panel.querySelectorAll('[data-guilds] [data-guild]').length,
            }
          : {}),
        rubies: panel.querySelector('[data-ruby] .n')
          ? number(panel, '[data-ruby]')
          : panel.querySelectorAll('[data-ruby] use[href="#i-ruby"]').length,
        cards: panel.querySelector('[data-cards] .n') ? number(panel, '[data-cards]') : inHand,
        stack: number(panel, '[data-stack]'),
        tiles: tiles.sort(),
        goods: [...goods.join('')].sort().join(''),
      };
    });
    const pieces: Record<string, string[]> = {};
    for (const tile of document.querySelectorAll('[data-place]')) {
      const keys = [...tile.querySelectorAll('[data-piece]')].map((piece) => piece.getAttribute('data-piece') ?? '');
      pieces[tile.getAttribute('data-place') ?? ''] = keys.sort();
    }
    return { pieces, players };
  }, seats);
}

/** Everything that lies on the board and in the panels is where the house says it is. */
export async function expectShown(visitor: Visitor, table: Table): Promise<void> {
  await expect(async () => {
    const view = await viewOf(visitor, table);
    expect(await shown(visitor, playersOf(view).length)).toEqual(known(view));
  }).toPass({ timeout: 90_000, intervals: [50, 100, 200] });
}
