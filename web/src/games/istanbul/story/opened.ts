/** A whole position, as the house writes it down, in the shape of a view: nothing is hidden, so nothing is unseen. */
import type { Position } from '../../../api/types';

interface Written {
  active: string;
  agenda: unknown[];
  players: Record<string, { hand: string[]; guild?: (string | number)[] } & Record<string, unknown>>;
  draw_pile: { number: number; cards: Record<string, number> };
  guild_pile?: { number: number; cards: number[] };
}

export function opened(written: Position['view']): Position['view'] {
  const whole = written as unknown as Written;
  const players = Object.entries(whole.players).map(([colour, player]) => {
    // A hand says where cards came from: "stay openly", "stay of pile 1".
    const hand = player.hand.map((card) => card.split(' ')[0] ?? card);
    const guild = player.guild?.map((card) => Number.parseInt(String(card), 10));
    const guilds = guild ? { guild, guild_cards: guild.length } : {};
    return [colour, { ...player, hand, cards: hand.length, ...guilds }] as const;
  });
  const cards = Object.values(whole.draw_pile.cards).reduce((sum, count) => sum + count, 0);
  return {
    ...written,
    players: Object.fromEntries(players),
    draw_pile: { number: whole.draw_pile.number, cards },
    seat: null,
    decides: whole.agenda.length ? whole.active : null,
    unseen: [],
    ...(whole.guild_pile
      ? { guild_pile: { ...whole.guild_pile, cards: whole.guild_pile.cards.length }, unseen_guilds: [] }
      : {}),
  };
}
