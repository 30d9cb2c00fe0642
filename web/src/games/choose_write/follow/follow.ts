/** Following: the places of a card that somebody else played, what each would bring, and the ways to pay for it. */
import type { Ahead, Outlook } from '../../../api/offers';
import type { Offer } from '../../../api/types';
import type { Scene } from '../../contract';
import { facts } from '../facts';
import { gameOf, iconsAt, stepOf, type Event, type Location, type Seen } from '../game';
import { lackInWords } from '../lacks';
import { t } from '../words/panels';

/** With what a follower pays: a tulip of the place, or a bonus action. */
export type Payment = 'icon' | 'action';

/** A use and its payment, chosen together: what is sent, and what is known to come of it. */
export interface Way {
  action: string;
  then: readonly string[];
  ahead: Ahead;
}

export interface Row {
  place: Location;
  /** What can be chosen; nothing where the place cannot be used. */
  ways: Readonly<Partial<Record<Payment, Way>>>;
  /** Tulips that are open there, and how many are printed: palaces have none. */
  open: number;
  printed: number;
  /** Why it cannot be used. */
  why: string;
}

/** Whether these eyes are asked something about a card that is not of their own turn, or alone about the follow-up. */
export function isFollowing(scene: Scene): boolean {
  const { position, eye, focus } = scene;
  if (eye === null || eye !== focus || position.seat !== eye || !position.actions.length) return false;
  const game = gameOf(position);
  return game.view.turn.played !== null && (game.active !== eye || game.view.turn.how === 'follow-up');
}

/** The ways to pay that the house offers with a use. */
export function waysOf(offer: Offer): Row['ways'] {
  const { action, outlook = {} } = offer;
  if (outlook.what !== 'pay-use') {
    const isPaidByAction = (outlook.events ?? []).flat().some((event) => {
      const { what, change = 0 } = event as unknown as { what: string; change?: number };
      return what === 'action' && change < 0;
    });
    return { [isPaidByAction ? 'action' : 'icon']: { action, then: outlook.then ?? [], ahead: toTheEnd(outlook) } };
  }
  // Both bring the same; the house tells it of one.
  const told: Ahead = outlook.ways?.[0] ?? {};
  const { then = [] } = told;
  return {
    icon: { action, then: ['pay icon', ...then], ahead: told },
    action: { action, then: ['pay action', ...then], ahead: told },
  };
}

/** All that is known to come: where goods can be paid in several ways, the house tells one of them. */
function toTheEnd(outlook: Outlook): Ahead {
  const [way, ...others] = outlook.ways ?? [];
  if (!way || others.length) return outlook;
  return { ...way, events: [...(outlook.events ?? []), ...(way.events ?? [])] };
}

/** A row for each place of the offer, those that can be used first. */
export function rowsOf(scene: Scene): Row[] {
  const game = gameOf(scene.position);
  const player = game.players[scene.focus];
  if (!player) return [];
  const printed = facts().icons[game.players.length] as Partial<Record<Location, number>> | undefined;
  const rows = game.view.turn.offer.map((place): Row => {
    // What is offered stays in sight while an answer is on its way.
    const offer = scene.position.actions.find(({ action }) => action === `use ${place}`);
    const lack = player.unusable[place];
    return {
      place,
      ways: offer ? waysOf(offer) : {},
      open: iconsAt(player, place),
      printed: printed?.[place] ?? 0,
      why: offer ? '' : lackInWords(lack ?? 'payment'),
    };
  });
  const isUsable = ({ ways }: Row) => ways.icon !== undefined || ways.action !== undefined;
  return [...rows.filter(isUsable), ...rows.filter((row) => !isUsable(row))];
}

/** Who has followed already, who decides, and who comes after: seats in their order. */
export function queueOf(scene: Scene): { seat: number; state: 'done' | 'now' | 'later' }[] {
  const game = gameOf(scene.position);
  const count = game.players.length;
  const asked = game.view.agenda.map(stepOf).filter(({ name }) => name === 'follow');
  const later = asked.map(({ args }) => game.players.findIndex(({ colour }) => colour === args['seat']));
  return game.players.map((_, turn) => {
    const seat = (game.active + turn) % count;
    return { seat, state: seat === game.decides ? 'now' : later.includes(seat) ? 'later' : 'done' };
  });
}

export interface Change {
  icon: string;
  what: string;
  before: number;
  after: number;
}

/** Numbers of a sheet before and after what is foreseen, in the order in which it happens. */
export function changesOf(player: Seen, ahead: Ahead, payment: Payment | null, place: Location | null): Change[] {
  const changes = new Map<string, Change>();
  function add(icon: string, what: string, before: number, by: number) {
    const change = changes.get(icon) ?? { icon, what, before, after: before };
    change.after += by;
    changes.set(icon, change);
  }
  const card = (by: number) => add('i-goods-card', t('change.cards'), player.goods_card_count, by);
  const guild = () => add('i-guild-card', t('change.guilds'), player.guild_card_count, 1);
  const action = (by: number) => add('i-bonus', t('change.actions'), player.actions.left, by);
  if (payment === 'icon' && place) add('i-act', t('change.tulips'), iconsAt(player, place), -1);
  if (payment === 'action') action(-1);
  for (const told of (ahead.events ?? []).flat()) {
    const event = { seat: player.seat, ...told } as unknown as Event;
    if (!('seat' in event) || event.seat !== player.seat) continue;
    switch (event.what) {
      case 'lira':
        add('i-lira', t('change.lira'), player.lira.left, event.change);
        break;
      case 'goods':
        add(GOOD_SIGNS[event.good], t(`change.${event.good}`), player.goods[event.good].left, event.change);
        break;
      case 'action':
        // What pays for the use is there already.
        if (event.change > 0) action(event.change);
        break;
      case 'ruby':
        add('i-ruby', t('change.rubies'), player.rubies, 1);
        break;
      case 'check':
        add('i-imp', t('change.checks'), checksOf(player), 1);
        break;
      case 'use card':
      case 'discard card':
        card(-1);
        break;
      case 'draw card':
        card(1);
        break;
      case 'draw guild':
        guild();
        break;
    }
  }
  // Which card comes is not known; that one comes is.
  if (ahead.what === 'draw card') card(1);
  if (ahead.what === 'draw guild') guild();
  return [...changes.values()].filter(({ before, after }) => before !== after);
}

const GOOD_SIGNS = { FA: 'g-fabric', SP: 'g-spice', FR: 'g-fruit', JE: 'g-jewel' } as const;

function checksOf({ checks }: Seen): number {
  return Object.values(checks).reduce((sum, n) => sum + n, 0);
}
