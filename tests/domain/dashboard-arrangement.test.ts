import { describe, expect, it } from 'vitest';
import { hide, move, place, readArrangement, resize, show, untouched } from '../../src/console/dashboard/board/arrangement.ts';
import { axisEnd, limitSeries } from '../../src/console/shell/charts/series.ts';
import type { Widget } from '../../src/console/dashboard/board/widget.ts';

const widget = (key: string): Widget => ({ key, boards: { mine: [] }, span: 4, load: () => Promise.reject(new Error('not drawn here')) });
const four = ['a', 'b', 'c', 'd'].map(widget);
const keys = (widgets: readonly Widget[], arrangement = untouched): string => place(widgets, arrangement).map(({ widget: { key } }) => key).join('');

describe('how a person arranges a dashboard', () => {
  it('is the first order until something is moved', () => {
    expect(keys(four)).toBe('abcd');
    expect(keys(four, move(four, untouched, 'd', 'a'))).toBe('dabc');
    expect(keys(four, move(four, untouched, 'a', 'c'))).toBe('bcad');
  });

  it('keeps hidden cards out and their place for when they return', () => {
    const hidden = hide(move(four, untouched, 'd', 'b'), 'd');
    expect(keys(four, hidden)).toBe('abc');
    expect(keys(four, show(hidden, 'd'))).toBe('adbc');
  });

  it('puts a card of a later release behind the one that it follows', () => {
    const arranged = move(['a', 'b', 'd'].map(widget), untouched, 'd', 'a');
    expect(keys(four, arranged)).toBe('dabc');
  });

  it('forgets cards that are gone, and moves nothing to a place that is none', () => {
    expect(keys(four.slice(0, 2), { ...untouched, order: ['x', 'b', 'a'] })).toBe('ba');
    expect(move(four, untouched, 'a', 'x')).toBe(untouched);
  });

  it('leaves no gap beside cards that nobody sized', () => {
    const widths = (spans: readonly Widget['span'][], arrangement = untouched): number[] => place(spans.map((span, at) => ({ ...widget('abcdef'[at]!), span })), arrangement).map(({ width }) => width);
    expect(widths([7, 4, 4, 4])).toEqual([7, 5, 6, 6]);
    expect(widths([4, 4, 4, 4, 8])).toEqual([4, 4, 4, 4, 8]);
    expect(widths([12, 5, 5, 4])).toEqual([12, 6, 6, 4]);
    expect(widths([7, 4, 12], resize(untouched, 'b', 4))).toEqual([8, 4, 12]);
    expect(widths([4, 4], resize(resize(untouched, 'a', 4), 'b', 4))).toEqual([4, 4]);
  });

  it('sizes by columns, and reads only what it wrote', () => {
    expect(place(four, resize(untouched, 'b', 12)).map(({ span }) => span)).toEqual([4, 12, 4, 4]);
    expect(readArrangement({ order: ['a', 1], hidden: 'b', span: { a: 5, b: 3, c: '4' } })).toEqual({ order: ['a'], hidden: [], span: { a: 5 } });
    expect([readArrangement(null), readArrangement('abc')]).toEqual([undefined, undefined]);
  });
});

describe('charts', () => {
  it.each([[0, 4], [3, 4], [5, 8], [9, 12], [10, 20], [17, 20], [23, 40], [81, 100], [143, 200]])('%i ends at %i, in four whole steps', (most, end) => {
    expect([axisEnd(most), axisEnd(most) % 4]).toEqual([end, 0]);
  });

  it('gathers all beyond seven series in one', () => {
    const series = Array.from({ length: 10 }, (_, at) => ({ key: `k${at}`, label: `K${at}`, colour: '' }));
    const limited = limitSeries([{ name: 'x', values: Object.fromEntries(series.map(({ key }, at) => [key, at])) }], series, 'Other');
    expect(limited.series.map(({ key }) => key)).toEqual(['k3', 'k4', 'k5', 'k6', 'k7', 'k8', 'k9', 'other']);
    expect(limited.rows[0]?.values['other']).toBe(0 + 1 + 2);
  });
});
