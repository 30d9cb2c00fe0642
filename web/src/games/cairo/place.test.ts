import { describe, expect, it } from 'vitest';
import {
  EDGE,
  centreOf,
  headingOf,
  isApart,
  isRimAbove,
  outlineOf,
  scallopsOf,
  segmentField,
  turnOf,
  wayPath,
  zoomBox,
} from './place';
import { SEGMENTS } from './game';

describe('places of the market', () => {
  it('lie in segments with joints between them', () => {
    expect(centreOf('A1')).toEqual({ x: 24.5, y: 24.5 });
    expect(centreOf('E5')).toEqual({ x: 226.5, y: 226.5 });
    expect(EDGE).toBe(600);
    expect(isApart('D1', 'E1')).toBe(true);
    expect(isApart('C1', 'D1')).toBe(false);
  });

  it('are covered by the fields of all segments', () => {
    const area = SEGMENTS.map(segmentField).reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBe(EDGE * EDGE);
  });

  it('are seen in a zoom with a rim on the inner sides', () => {
    for (const segment of SEGMENTS) {
      const { x, y, width } = zoomBox(segment);
      expect([x, y].every((start) => start >= -2 && start + width <= EDGE + 2)).toBe(true);
    }
    expect(zoomBox(1).x).toBe(-2);
    expect(zoomBox(5).x).toBe(179);
    expect(zoomBox(5).y).toBe(200);
    expect(SEGMENTS.filter(isRimAbove)).toEqual([7, 8, 9]);
    const { x, width } = zoomBox(5, 'H6');
    expect(x + width).toBeGreaterThan(centreOf('I6').x + 16);
  });
});

describe('a stand', () => {
  it('has one outline over the joint of two segments', () => {
    expect(outlineOf(['D1', 'E1']).match(/M/g)).toHaveLength(1);
    expect(outlineOf(['D1', 'E1']).match(/Q/g)).toHaveLength(4);
  });

  it('has a corner more on each side of an angle', () => {
    expect(outlineOf(['B3', 'A4', 'B4']).match(/Q/g)).toHaveLength(6);
  });

  it('has scallops around it and none between its tiles', () => {
    expect(scallopsOf(['A1'])).toHaveLength(16);
    expect(scallopsOf(['A1', 'A2'])).toHaveLength(24);
  });
});

describe('a way', () => {
  it('turns with round corners and ends before the entry', () => {
    expect(wayPath(['B6', 'B5', 'C5'])).toBe('M73.5 275.5L73.5 236.5Q73.5 226.5 83.5 226.5L109.5 226.5');
    expect(headingOf(['B6', 'B5', 'C5'])).toBe(0);
    expect(headingOf(['B6', 'B5'])).toBe(-90);
  });

  it('leads to an entry that lies at a side of its stall', () => {
    expect(turnOf('B4', 'B5')).toBe(0);
    expect(turnOf('E1', 'F1')).toBe(270);
    expect(turnOf('H1', 'G1')).toBe(90);
    expect(turnOf('B4', 'B3')).toBe(180);
  });
});
