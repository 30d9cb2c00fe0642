/** Istanbul: what the frame needs of it. */
import type { Choice, GameFolder } from '../contract';
import Board from './Board.svelte';
import { card } from './card';
import { later } from './later';
import Hand from './Hand.svelte';
import Me from './Me.svelte';
import MeShort from './MeShort.svelte';
import Others from './Others.svelte';
import OthersShort from './OthersShort.svelte';
import { colourOf, viewOf } from './view';
import { t as frame } from '../../words';
import { words } from './words/table';

const folder: GameFolder = {
  card,
  ready: () => words.ready(),
  ...later,
  Board,
  Me,
  MeShort,
  Others,
  OthersShort,
  Hand,
  handSize: (position) =>
    position.eye === null ? 0 : Object.values(viewOf(position).players).flatMap((one) => one.hand).length,
  headline: (position, table) => {
    const view = viewOf(position);
    const goal = table.players === 2 ? 6 : 5;
    return {
      title: frame('round', { n: view.round }),
      note: [...card.describe(table.options).slice(1), `${goal} rubies`].join(' · '),
    };
  },
  prompt: (scene) => ({
    title: frame('turn.yours'),
    text: scene.position.prompt ?? '',
  }),
  choices: (scene) =>
    scene.offers.map((offer): Choice => ({
      action: offer.action,
      label: [offer.text],
      at: offer.verb === 'end' ? 'end' : offer.part === 'place' || offer.part === 'card' ? 'own' : 'button',
    })),
  tell: (moments, scene) =>
    moments.flatMap((moment) =>
      moment.events.map((event) => ({
        number: moment.number,
        seat: event.seat ?? null,
        text: [named(event.sentence, scene)],
      })),
    ),
  scores: (rank) =>
    (['rubies', 'lira', 'goods', 'cards'] as const).map((name) => ({ label: name, value: rank.scores[name] ?? 0 })),
};

function named(sentence: string, scene: { names: readonly string[]; table: Parameters<typeof colourOf>[0] }): string {
  return scene.names.reduce((said, name, seat) => {
    const colour = colourOf(scene.table, seat);
    return said.replaceAll(colour.slice(0, 1).toUpperCase() + colour.slice(1), name);
  }, sentence);
}

export default folder;
