/** The card of a game that does not exist, for pages that show several. */
import type { GameAnswer } from '../../src/api/types';
import type { Emblem, GameCard } from '../../src/games/contract';
import { addSymbols } from '../../src/style/symbols';

/** Art as heavy as that of a real game (see guest-emblems.ts): symbols guest-0 to guest-20. */
declare const GUEST_EMBLEMS: string;

const GROUNDS = ['cobalt', 'coral', 'turq', 'cream'] as const satisfies readonly Emblem['ground'][];

function guest(name: string, title: string): GameCard {
  const wall = Array.from({ length: 21 }, (_, index) => ({
    emblem: `guest-${index}`,
    ground: GROUNDS[(index * 3 + (index >> 2)) % 4] ?? 'cobalt',
  }));
  return {
    name,
    title: () => title,
    tagline: () => `The board game ${title} in your browser.`,
    motto: () => 'One card for all, your own sheet.',
    minutes: 30,
    wall,
    sign: { emblem: 'guest-0', ground: 'turq' },
    colours: ({ players }) => (['red', 'yellow', 'green', 'blue', 'white'] as const).slice(0, players),
    describe: () => [],
    option: (option) =>
      option === 'mode' ? { title: 'Rule set', help: '', choices: { race: 'Race', teams: 'Two teams' } } : null,
    rulePrefixes: [`${name.toUpperCase()}-`],
    quick: 'mode',
    aim: () => 'Most points win',
    ready: () => {
      addSymbols(GUEST_EMBLEMS);
      return Promise.resolve();
    },
    load: () => Promise.reject(new Error('nobody comes to its tables')),
    Rules: () => Promise.reject(new Error('nobody reads its rules')),
  };
}

export const guests: readonly GameCard[] = [guest('lane', 'Lane')];

/** What a house would say of them. */
export const answers: readonly GameAnswer[] = guests.map(({ name, title }) => ({
  name,
  title: title(),
  summary: '',
  rules_version: 1,
  players: [2, 3, 4],
  levels: Object.fromEntries([1, 2, 3, 4, 5].map((players) => [players, ['easy', 'medium']])),
  components: {},
  options: [
    {
      name: 'mode',
      summary: '',
      default: 'race',
      choices: ['race', 'teams'],
      also: '',
      players: { teams: [4] },
    },
  ],
}));
