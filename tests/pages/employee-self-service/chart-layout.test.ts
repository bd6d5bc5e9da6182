/** Where the cards of the organisation chart stand, and what is open. */
import { describe, expect, it } from 'vitest';
import { CARD, calledTo, layoutOf } from '../../../src/console/employee-self-service/chart/layout.ts';
import { linesOf } from '../../../src/console/employee-self-service/chart/lines.ts';
import { isPartial, nothing, personKey, personNode, put, putLevels, withOpen } from '../../../src/console/employee-self-service/chart/model.ts';
import type { Model, Person } from '../../../src/console/employee-self-service/chart/model.ts';

const person = (id: number, managerId: number | null, reports: number): Person =>
  ({ id: String(id), name: `Person ${id}`, photo: null, designation: null, department: null, location: null, managerId: managerId === null ? null : String(managerId), reports, isCircle: false }) as Person;

/** Everybody has `wide` reports, down to so many levels, all open. */
const chartOf = (wide: number, levels: number): Model => {
  const people: Person[] = [];
  let row = [1];
  let next = 2;
  for (let level = 1; level < levels; level += 1) {
    const below: number[] = [];
    for (const manager of row) for (let at = 0; at < wide; at += 1) {
      people.push(person(next, manager, level + 1 < levels ? wide : 0));
      below.push(next);
      next += 1;
    }
    row = below;
  }
  const top = put(nothing, null, [personNode(person(1, null, wide), null)], true);
  return withOpen(putLevels(top, people), [...new Set(['p1', ...people.map(({ managerId }) => personKey(managerId ?? ''))])], true);
};

const overlaps = (model: Model): number => {
  const { boxes } = layoutOf(linesOf(model));
  const rows = Map.groupBy(boxes, ({ y }) => Math.floor(y / CARD.height));
  const meets = (a: (typeof boxes)[number], b: (typeof boxes)[number]): boolean => a !== b && Math.abs(a.x - b.x) < CARD.width && Math.abs(a.y - b.y) < CARD.height;
  return boxes.filter((box) => [-1, 0, 1].some((step) => (rows.get(Math.floor(box.y / CARD.height) + step) ?? []).some((other) => meets(box, other)))).length;
};

describe('the layout', () => {
  it.each([[1, 1], [2, 1], [3, 1], [8, 1], [3, 0.8], [6, 1.5]])('cuts no card at the upper edge when somebody on level %i is called at zoom %f', (level, zoom) => {
    const { boxes } = layoutOf(linesOf(chartOf(1, level)));
    const called = Math.max(...boxes.map(({ y }) => y));
    for (const height of [500, 656, 900, 1200]) {
      const upper = calledTo(level - 1, height, zoom) - (CARD.height / 2 + called) * zoom;
      const edges = boxes.map(({ y }) => [upper + y * zoom, upper + (y + CARD.height) * zoom] as const);
      expect(edges.filter(([top, bottom]) => top < 0 && bottom > 0)).toEqual([]);
      expect(edges.at(-1)![0]).toBeLessThan(height / 2 + CARD.height * zoom);
    }
  });

  it.each([[1, 12], [3, 5], [5, 4], [9, 3], [500, 2]])('lays no card over another where everybody has %i reports on %i levels', (wide, levels) => {
    const model = chartOf(wide, levels);
    expect(layoutOf(linesOf(model)).boxes).toHaveLength(model.nodes.size);
    expect(overlaps(model)).toBe(0);
  });

  it('stands a manager above the middle of few reports, and draws a line to each', () => {
    const { boxes, connectors } = layoutOf(linesOf(chartOf(3, 2)));
    const [manager, ...reports] = boxes;
    expect(reports.map(({ y }) => y)).toEqual([reports[0]!.y, reports[0]!.y, reports[0]!.y]);
    expect(manager!.x).toBe(reports[1]!.x);
    expect(connectors[0]!.runs.filter((run) => run.at(-1) === reports[0]!.y)).toHaveLength(3);
  });

  it('keeps a block of 500 about as high as it is wide', () => {
    const { width, height } = layoutOf(linesOf(chartOf(500, 2)));
    expect(width / height).toBeGreaterThan(0.8);
    expect(width / height).toBeLessThan(2);
  });
});

describe('what is open', () => {
  it('is told once, in order, with its level and place, also where the data leads in a circle', () => {
    const model = chartOf(2, 3);
    expect(linesOf(model).map(({ node, level, position, siblings }) => [node.key, level, position, siblings])).toEqual([['p1', 1, 1, 1], ['p2', 2, 1, 2], ['p4', 3, 1, 2], ['p5', 3, 2, 2], ['p3', 2, 2, 2], ['p6', 3, 1, 2], ['p7', 3, 2, 2]]);
    const circle = { ...model, below: new Map(model.below).set('p4', ['p2']), open: new Set([...model.open, 'p4']) };
    expect(linesOf(circle).map(({ node }) => node.key)).toEqual(['p1', 'p2', 'p4', 'p5', 'p3', 'p6', 'p7']);
  });

  it('knows that a line to somebody shows one of several reports', () => {
    const top = personNode(person(1, null, 3), null);
    const line = withOpen(put(put(nothing, null, [top], false), 'p1', [personNode(person(5, 1, 0), 'p1')], false), ['p1'], true);
    expect(isPartial(line, top)).toBe(true);
    const whole = putLevels(line, [5, 6, 7].map((id) => person(id, 1, 0)));
    expect(isPartial(whole, top)).toBe(false);
    expect(whole.below.get('p1')).toEqual(['p5', 'p6', 'p7']);
  });

  it('moves somebody who has another manager by now', () => {
    const before = chartOf(2, 3);
    const after = put(before, 'p3', [personNode(person(4, 3, 0), 'p3')], false);
    expect(after.below.get('p2')).toEqual(['p5']);
    expect(after.below.get('p3')).toEqual(['p6', 'p7', 'p4']);
  });
});
