import { expect, it } from 'vitest';
import { relativeFormat } from '../../src/domain/relativeFormat.ts';

it('How long ago is told as each language writes it; in Japanese without a space', () => {
  expect(['en', 'fr', 'ja', 'es'].map((tag) => [relativeFormat(tag)(-11, 'day'), relativeFormat(tag)(-1, 'day')])).toEqual([
    ['11 days ago', 'yesterday'],
    ['il y a 11 jours', 'hier'],
    ['11日前', '昨日'],
    ['hace 11 días', 'ayer'],
  ]);
});
