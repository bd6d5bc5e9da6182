import { expect, test } from 'vitest';
import { MAX_HEIGHT, follow, heightOf, realOf } from '../../../src/console/resource/list/grid/scale.ts';

const viewport = 600;
const million = { content: 34_000_000, viewport };

test('a list that a browser can hold is not scaled', () => {
  expect(follow({ real: 0, seen: 0 }, 1234, { content: 850_000, viewport })).toEqual({ real: 1234, seen: 1234 });
  expect(heightOf(850_000)).toBe(850_000);
});

test('a million rows scroll one to one by the wheel and reach both ends by the thumb', () => {
  expect(heightOf(million.content)).toBe(MAX_HEIGHT);
  let at = follow({ real: 0, seen: 0 }, 100, million);
  expect(at.seen).toBe(100);
  at = follow(at, MAX_HEIGHT / 2, million);
  expect(at.seen).toBeGreaterThan(million.content * 0.49);
  expect(at.seen).toBeLessThan(million.content * 0.51);
  const next = follow(at, at.real + 68, million);
  expect(next.seen - at.seen).toBeCloseTo(68);
  expect(follow(next, MAX_HEIGHT - viewport, million).seen).toBe(million.content - viewport);
  expect(follow(next, 0, million).seen).toBe(0);
});

test('a place and its scrollbar belong together', () => {
  const real = realOf(20_000_000, million);
  expect(follow({ real: 0, seen: 0 }, real, million).seen).toBeCloseTo(20_000_000, 0);
});
