import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../contract';
import { back, confirm, litSegments, modeOf, pickCustomer, pickSite, readyOf, selection } from './selection.svelte';

/** A scene of the arch, who is asked something and may answer so. */
function sceneOf(asked: string | object, actions: readonly string[], more: object = {}) {
  const offers = actions.map((action) => {
    const [verb = '', value = ''] = action.split(' ');
    return { action, verb, value };
  });
  const act = vi.fn((action: string) => Promise.resolve(action !== ''));
  const choose = vi.fn(() => Promise.resolve(true));
  const undo = vi.fn(() => Promise.resolve(true));
  const view = {
    agenda: [asked],
    players: { arch: { hand: [] }, star: { hand: [] } },
    stands: [],
    customers: {},
    lures: [],
    sites: [],
    ...more,
  };
  const position = { view, actions: offers, seat: 0, eye: 0, number: 1 };
  const scene = { position, offers, eye: 0, focus: 0, isLive: true, act, choose, undo, canUndo: true };
  return Object.assign(scene as unknown as Scene, { act, choose, undo });
}

const lure = (entry: string, customer = 'yellow') => ({ customer, entry, reason: null });
const stall = { cards: ['4'], segments: [4], kind: 'build', trade: 'green' };

beforeEach(() => selection.clear());

describe('a customer', () => {
  it('is chosen, then an entry, and nothing is sent before the button', async () => {
    const lures = [lure('H4'), lure('D10')];
    const scene = sceneOf('turn', ['play 4', 'lure H4', 'lure D10', 'draw 1'], { lures });
    expect(pickCustomer(scene, 'yellow')).toBe(true);
    expect(modeOf(scene)).toBe('lure');
    expect(readyOf(scene)).toBeNull();
    expect(pickSite(scene, 'D10')).toBe(true);
    expect(scene.act).not.toHaveBeenCalled();
    await confirm(scene);
    expect(scene.act).toHaveBeenCalledWith('lure D10');
  });

  it('brings the only entry it can go to', () => {
    const shut = { ...lure('D10'), reason: { rule: 'CAI-LUR-03', key: 'entry-occupied', arguments: {} } };
    const scene = sceneOf('turn', ['lure H4'], { lures: [lure('H4'), shut] });
    pickCustomer(scene, 'yellow');
    expect(readyOf(scene)?.action).toBe('lure H4');
  });

  it('cannot be chosen where nobody is lured', () => {
    expect(pickCustomer(sceneOf('turn', ['play 4', 'retire']), 'yellow')).toBe(false);
  });

  it('is brought by an entry that is chosen for it', () => {
    const scene = sceneOf('turn', ['lure H4', 'lure D10'], { lures: [lure('H4'), lure('D10', 'red')] });
    pickSite(scene, 'D10');
    expect(selection.customer.chosen).toBe('red');
  });
});

describe('a site', () => {
  it('of a stall is sent at once, for its entry is asked next', () => {
    const scene = sceneOf({ site: stall }, ['site B6', 'site C6']);
    expect(pickSite(scene, 'C6')).toBe(true);
    expect(scene.act).toHaveBeenCalledWith('site C6');
  });

  it('brings its segment, where that is asked first', () => {
    const refusal = { rule: 'CAI-SET-16', key: 'segment-full', arguments: {} };
    const sites = [
      { site: 'C6', reason: null },
      { site: 'F6', reason: null },
      { site: 'A1', reason: refusal },
    ];
    const scene = sceneOf({ segment: { ...stall, segments: [4, 5, 6, 8] } }, ['segment 4', 'segment 5'], { sites });
    expect(litSegments(scene)).toEqual([4, 5, 6, 8]);
    expect(pickSite(scene, 'A1')).toBe(false);
    expect(pickSite(scene, 'F6')).toBe(true);
    expect(scene.act).not.toHaveBeenCalled();
    expect(scene.choose).toHaveBeenCalledExactlyOnceWith({ action: 'segment 5', then: ['site F6'] });
  });

  it('of an expansion waits for the button, or for a second click', () => {
    const scene = sceneOf({ site: { ...stall, kind: 'expand' } }, ['site B6', 'site C6']);
    pickSite(scene, 'C6');
    expect(scene.act).not.toHaveBeenCalled();
    expect(readyOf(scene)?.action).toBe('site C6');
    pickSite(scene, 'C6');
    expect(scene.act).toHaveBeenCalledWith('site C6');
  });

  it('that is not offered is not chosen', () => {
    expect(pickSite(sceneOf({ site: stall }, ['site B6']), 'D6')).toBe(false);
  });
});

describe('a new position', () => {
  it('keeps the only entry, and brings its segment near', () => {
    const scene = sceneOf({ entry: { ...stall, site: 'B6' } }, ['entry B7']);
    selection.renew(scene);
    expect(readyOf(scene)?.action).toBe('entry B7');
    expect(selection.segment).toBe(4);
    expect(litSegments(scene)).toEqual([4]);
  });

  it('forgets what was chosen before', () => {
    selection.customer.choose('red');
    selection.renew(sceneOf('turn', ['draw 1']));
    expect(selection.customer.chosen).toBeNull();
  });
});

describe('one step back', () => {
  it('drops the entry, then the customer, then what was begun', () => {
    const scene = sceneOf('turn', ['lure H4', 'lure D10'], { lures: [lure('H4'), lure('D10')] });
    pickCustomer(scene, 'yellow');
    pickSite(scene, 'H4');
    expect([back(scene), selection.site.chosen, selection.customer.chosen]).toEqual([true, null, 'yellow']);
    expect([back(scene), selection.customer.chosen, selection.mode]).toEqual([true, null, 'lure']);
    expect([back(scene), selection.mode]).toEqual([true, null]);
    expect(back(scene)).toBe(false);
  });

  it('takes back what was sent', () => {
    const scene = sceneOf({ entry: { ...stall, site: 'B6' } }, ['entry B7']);
    selection.renew(scene);
    expect(back(scene)).toBe(true);
    expect(scene.undo).toHaveBeenCalled();
  });
});
