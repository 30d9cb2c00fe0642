import { expect, it } from 'vitest';
import { stepTime } from './animate';
import type { Refusal } from './game';
import { foretell } from './outlook';
import { marksOf, scaleOf } from './race';
import { siteGroups } from './site-groups';

it('the scale of the race grows before anybody leaves it', () => {
  expect(scaleOf([])).toBe(40);
  expect(scaleOf([16, 39])).toBe(40);
  expect(scaleOf([40])).toBe(60);
  expect(scaleOf([61, 3])).toBe(80);
  expect(marksOf(40)).toEqual([0, 10, 20, 30, 40]);
  expect(marksOf(60)).toEqual([0, 20, 40, 60]);
});

it('a long walk is not slower than a short one allows', () => {
  expect(stepTime(3)).toBe(140);
  expect(stepTime(20) * 20).toBeCloseTo(1700);
});

it('sites are put together by what they have in common', () => {
  const why = (key: string): Refusal => ({ rule: 'CAI-BLD-07', key, arguments: {} });
  const groups = siteGroups([
    { site: 'A1', reason: why('taken-tile') },
    { site: 'B1', reason: null },
    { site: 'C1', reason: why('touches') },
    { site: 'D1', reason: why('touches-same') },
    { site: 'D2', reason: why('taken-customer') },
    { site: 'D3', reason: why('no-free-entry') },
  ]);
  expect(groups.map(({ look, sites }) => [look, sites.length])).toEqual([
    ['open', 1],
    ['touch', 2],
    ['taken', 2],
    ['else', 1],
  ]);
});

it('what is foretold is added up for one seat', () => {
  const events = [
    [
      { what: 'expand', seat: 1, trade: 'yellow', site: 'D11', size: 4, points: 4 },
      { what: 'pay', seat: 1, money: { yellow: 4 } },
      { what: 'medal', seat: 1, trade: 'yellow', metal: 'silver', from: 2, points: 2 },
    ],
  ];
  const told = foretell({ stop: 'turn', events: events as never }, 1);
  expect(told).toEqual({
    money: { yellow: -4 },
    points: 6,
    medals: [{ trade: 'yellow', metal: 'silver', from: 2, points: 2 }],
    next: '',
  });
  expect(foretell({ events: events as never }, 0).points).toBe(0);
});
