import { describe, expect, it } from 'vitest';
import { plain } from '../../words/rich';
import { prompt } from './choices';
import { lackText } from './lacks';
import { foresee, foreseenAnswers } from './outlook';
import { placePreview, phonePreview, rowSays } from './place-preview';
import { pointed } from './pointed.svelte';
import { asItLies, planOf, type PlanPoints } from './points';
import { goodsChoiceOf } from './goods-choice';
import { spokenOf, trackSays } from './spoken';
import { game, scene, type Change, type Fixture } from './testing';

function lit({ points }: PlanPoints): string[] {
  return [...points.keys()].sort();
}

describe('a location card', () => {
  it('lights its place and neighbours that can be paid for', () => {
    const plan = planOf(scene('table'), 'play 7');
    expect(plan.self).toBe('7');
    expect(lit(plan)).toEqual(['11', '6', '7', 'A', 'C']);
    expect([...plan.poor.keys()]).toEqual(['2']);
    expect(plan.isChoosing).toBe(true);
  });

  it('is played with the place in one go', () => {
    const plan = planOf(scene('table'), 'play 7');
    expect(plan.points.get('11')?.path.slice(0, 2)).toEqual(['play 7', 'use 11']);
    expect(planOf(scene('table'), 'hand 5').points.get('5')?.path).toEqual(['hand 5', 'use 5']);
  });

  it('that nobody points at leaves the plan as it lies', () => {
    expect(planOf(scene('table'), null)).toEqual(asItLies(scene('table')));
    expect(planOf(scene('table'), 'play g9').isChoosing).toBe(false);
  });

  it('is shown to who does not decide, with nothing to click', () => {
    const waiting = { ...scene('table'), offers: [] };
    const plan = planOf(waiting, 'play 7');
    expect(lit(plan)).toContain('7');
    expect(plan.points.get('7')?.path).toEqual([]);
  });
});

describe('a question on the plan', () => {
  it('lights what the house offers, and says why the rest of an offer is not', () => {
    const plan = planOf(scene('use'), null);
    expect(lit(plan)).toEqual(['11', '6', '7', 'A', 'C']);
    expect(plan.self).toBe('7');
    const lack = plan.poor.get('2');
    expect(lack && lackText(lack)).toBe('2 lira short');
  });

  it('follows with a tulip where there is a choice', () => {
    const plan = planOf(scene('follow'), null);
    const [first, pay] = plan.points.get('8')?.path ?? [];
    expect([first, pay]).toEqual(['use 8', 'pay icon']);
    const stepwise = planOf({ ...scene('follow'), isStepwise: true, after: () => [] }, null);
    expect(stepwise.points.get('8')?.path).toEqual(['use 8']);
  });

  it('asks for checks, targets and letters with their own verbs', () => {
    expect(lit(planOf(scene('improve'), null))).toEqual(['1', '10', '14', '5', '8']);
    expect(planOf(scene('improve'), null).poor.size).toBe(0);
    const target = planOf(scene('target'), null);
    expect(target.points.get('A')?.action).toBe('target A');
    expect(target.self).toBe(null);
  });
});

describe('what a place would bring', () => {
  function told(name: Fixture, card: string | null, place: Parameters<typeof placePreview>[2], change: Change = {}) {
    const shown = scene(name, change);
    const about = placePreview(shown, planOf(shown, card), place);
    const numbers = about.costs.map(({ what, before, after }) => `${what} ${before}→${after}`);
    return [...numbers, ...about.rows.map(rowSays), about.why ?? '', about.text].filter(Boolean);
  }

  it('is told with the numbers before and after', () => {
    expect(told('use', null, '11')).toContain('Lira: 8, then 13.');
    expect(told('table', 'play 7', '11')).toContain('Lira: 8, then 13.');
  });

  it('shows what the sheet has for a price that goods cards could pay too', () => {
    expect(told('table', 'play 7', 'C').slice(0, 2)).toEqual(['Fabric 3→1', 'Spice 1→0']);
  });

  it('says what a palace costs afterwards, unless that is the same', () => {
    expect(told('table', 'play 7', 'C')).toContain('Afterwards C costs 7 goods.');
    const { letters } = game('table').view;
    const frozen = told('table', 'play 7', 'C', { letters: { ...letters, C: { ...letters.C, size_after: 6 } } });
    expect(frozen).toEqual(told('table', 'play 7', 'C').slice(0, -1));
  });

  it('holds the lira of the Post Office, whose card nobody knows yet', () => {
    expect(told('follow', null, '4')).toContain('Lira: 8, then 9.');
  });

  it('shows the tulip that goes', () => {
    expect(told('follow', null, '9')).toContain('tulips 1→0');
  });

  it('tells of a lack instead', () => {
    expect(told('use', null, '2')[0]).toBe('2 lira short');
  });

  it('is the same on a phone, where its button does it', () => {
    const shown = scene('use');
    const plan = planOf(shown, null);
    const preview = phonePreview(plan, '11', placePreview(shown, plan, '11'));
    expect(preview.action).toBe('use 11');
    expect(preview.lines.map(plain)).toContain('8 → 13 Lira');
    expect(phonePreview(plan, '2', placePreview(shown, plan, '2')).action).toBe(null);
  });
});

describe('marks that would be made', () => {
  it('are counted by track, costs and gains apart', () => {
    const [offer] = scene('pay-goods', {}, ['pay sheet']).offers;
    const seen = offer && foresee(foreseenAnswers(offer), 0);
    expect(seen?.tracks.fabric.cross).toBeGreaterThan(0);
    expect(seen?.rubies.length).toBe(1);
  });
});

describe('goods that are chosen', () => {
  it('are all four, each with its offer', () => {
    const choice = goodsChoiceOf(scene('take-goods'));
    expect(choice?.goods.map(({ good, offer }) => [good, offer?.action])).toEqual([
      ['FA', 'take FA'],
      ['SP', 'take SP'],
      ['FR', 'take FR'],
      ['JE', 'take JE'],
    ]);
    expect(choice?.cards).toEqual([]);
  });

  it('are cards where a price is paid', () => {
    const choice = goodsChoiceOf(scene('pay-goods'));
    expect(choice?.goods).toEqual([]);
    expect(choice?.cards.map(({ card, offer, isLaid }) => [card, offer?.action, isLaid])).toEqual([
      ['SP-JE', 'card SP-JE', false],
    ]);
  });

  it('are no question elsewhere', () => {
    expect(goodsChoiceOf(scene('use'))).toBe(null);
  });
});

describe('those who listen', () => {
  const me = game('use').players[0];
  if (!me) throw new Error('Red is there.');

  it('hear number, name, whether it can be used, tulips and yield', () => {
    const plan = planOf(scene('use'), null);
    const { name } = spokenOf(scene('use'), plan, me, '8');
    expect(name).toBe('8 Tea House. Not offered. 1 of 2 tulips open. Brings 4 lira. 1 of 2 checks set.');
    expect(spokenOf(scene('use'), plan, me, '2').name).toContain('Offered, but 2 lira short.');
    expect(spokenOf(scene('use'), plan, me, '11').about).toContain('Lira: 8, then 13.');
  });

  it('hear the price of a palace, and what there is for it', () => {
    const { name } = spokenOf(scene('use'), planOf(scene('use'), null), me, 'C');
    expect(name).toContain('A ruby for 2 fabric, 1 spice, 2 fruit and 1 jewelry.');
    expect(name).toContain('On your sheet: 2 fabric, 1 spice, 2 fruit and 1 jewelry.');
  });

  it('hear a track as one sentence', () => {
    expect(trackSays('Fabric', me.goods.FA, { fill: 0, cross: 2 })).toBe('Fabric: 6 of 12 filled, 3 left. Would be 1.');
    expect(trackSays('Fabric', me.goods.FA)).toBe('Fabric: 6 of 12 filled, 3 left.');
  });
});

it('asks about the card that is chosen', () => {
  expect(prompt(scene('table')).text).toBe('Choose a location card, or play a guild card.');
  pointed.choose('play 7');
  expect(prompt(scene('table')).text).toBe('Roasting Plant: use one lit place.');
  pointed.clear();
});
