/** What an answer would bring, as rows of a panel: a sign, words, a number before and after. */
import type { Offer } from '../../../api/types';
import type { Scene } from '../../contract';
import { facts } from '../facts';
import { gameOf, isJoker, seatOf, TRADES, type Game, type Lure, type Metal, type Trade } from '../game';
import { tradeTitle } from '../names';
import { foretell, type Foretold } from '../outlook';
import { t } from '../words/panels';
import { kindNow } from './build';
import { payment } from './coins.svelte';
import { isMine } from '../mine';

export type Sign =
  | { is: 'icon'; icon: string }
  | { is: 'coin'; trade: Trade }
  | { is: 'customer'; trade: Trade }
  | { is: 'medal'; trade: Trade; metal: Metal };

export interface Row {
  sign: Sign;
  text: string;
  before?: number;
  after?: number;
  value?: string;
}

/** A customer that is lured: who earns, what it costs, who goes and who comes. */
export function lureRows(scene: Scene, lure: Lure): Row[] {
  const game = gameOf(scene.position);
  const { view } = game;
  const player = game.players[scene.focus];
  const owner = seatOf(game, lure.owner);
  const have = player?.money?.[lure.customer] ?? 0;
  const rows: Row[] = [
    {
      sign: { is: 'coin', trade: lure.customer },
      text: t('row.money', { trade: tradeTitle(lure.customer) }),
      before: have,
      after: have + lure.earns,
    },
  ];
  if (owner !== null && !isMine(scene, owner)) {
    rows.push({
      sign: { is: 'coin', trade: lure.customer },
      text: t('row.owner', { name: scene.names[owner] ?? '' }),
      value: `+${lure.owner_earns}`,
    });
  }
  if (lure.barkers) {
    const before = player?.barkers ?? 0;
    rows.push({
      sign: { is: 'icon', icon: 'i-barker' },
      text: t('row.barkers'),
      before,
      after: before - lure.barkers,
    });
  }
  rows.push(
    { sign: { is: 'customer', trade: lure.customer }, text: t('row.leaves'), value: t('outside') },
    {
      sign: { is: 'customer', trade: view.outside },
      text: isMine(scene, owner) ? t('row.enters.mine') : t('row.enters'),
      value: lure.entry,
    },
  );
  return rows;
}

/** What building brings: money, cards, points, and medals with those who lose them. */
export function buildRows(scene: Scene, offer: Offer | null, isStall: boolean): Row[] {
  const game = gameOf(scene.position);
  const player = game.players[scene.focus];
  if (!player) return [];
  const told = expected(scene, game, foretell(offer?.outlook, scene.focus));
  const { cards = [] } = game.building ?? {};
  const rows: Row[] = [...feeRows(game, player.money), ...moneyRows(player.money, told)];
  if (cards.length) {
    const text =
      cards.length > 1 ? t('row.cards', { n: cards.length }) : t(isJoker(cards[0] ?? '') ? 'row.joker' : 'row.card');
    const after = player.hand_cards;
    rows.push({ sign: { is: 'icon', icon: 'i-card' }, text, before: after + cards.length, after });
  }
  const medalPoints = told.medals.reduce((sum, { points }) => sum + points, 0);
  if (told.points) {
    const first = player.points + told.points - medalPoints;
    rows.push({ sign: { is: 'icon', icon: 'i-point' }, text: t('row.size'), before: player.points, after: first });
  } else if (isStall) {
    rows.push({ sign: { is: 'icon', icon: 'i-point' }, text: t('row.stall'), value: String(player.points) });
  }
  for (const { trade, metal, from, points } of told.medals) {
    const text =
      from === null ? t(`row.medal.${metal}`) : t(`row.medal.${metal}.from`, { name: scene.names[from] ?? '' });
    rows.push({ sign: { is: 'medal', trade, metal }, text, value: `+${points}` });
  }
  return rows;
}

/**
 * Where coins are still to be picked, the house foretells nothing: then what the kind was offered for counts, all money of
 * the trade itself, and the coins that are picked.
 */
function expected(scene: Scene, game: Game, told: Foretold): Foretold {
  const kind = kindNow(scene);
  if (told.points || kind?.kind !== 'expand') return told;
  const { trade } = kind;
  const money: Partial<Record<Trade, number>> = { [trade]: -Math.min(kind.cost, game.me?.money?.[trade] ?? 0) };
  const picked = payment.picked(scene);
  for (const one of TRADES) if (picked[one]) money[one] = -picked[one];
  const medals = kind.medals.map(({ metal, from }) => ({
    trade,
    metal,
    from: from === null ? null : seatOf(game, from),
    points: facts().medals[trade][metal],
  }));
  return { money, points: kind.points, medals, next: '' };
}

/** The fee of a joker is paid before anything is built. */
function feeRows({ step }: Game, money: Readonly<Record<Trade, number>> | null): Row[] {
  const trade = (step.args['fee'] ?? null) as Trade | null;
  if (trade === null || !money) return [];
  const after = money[trade];
  return [{ sign: { is: 'coin', trade }, text: t('row.fee'), before: after + facts().joker_fee, after }];
}

function moneyRows(money: Readonly<Record<Trade, number>> | null, told: Foretold): Row[] {
  return TRADES.flatMap((trade): Row[] => {
    const change = told.money[trade];
    if (!change || !money) return [];
    const before = money[trade];
    return [
      {
        sign: { is: 'coin', trade },
        text: t('row.money', { trade: tradeTitle(trade) }),
        before,
        after: before + change,
      },
    ];
  });
}
