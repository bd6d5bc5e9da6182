import { expect, test } from 'vitest';
import { groupsSaid } from '../../../src/console/resource/list/shapes/figures/groupsSaid.ts';
import { cells } from '../../../src/console/fields/cells.tsx';
import { figureText } from '../../../src/console/resource/list/groups/figureText.ts';
import { figureText as chartText } from '../../../src/console/resource/list/shapes/figures/figureWords.ts';
import type { CellFormats } from '../../../src/console/fields/cellKind.ts';
import { field } from '../../domain/support/field.ts';

const formats = { locale: 'en', translate: (key: string, given: object) => `${key} ${JSON.stringify(given)}` } as unknown as CellFormats;
const fields = { status: 'Status', post: 'Job post' } as const;
const parts = { fieldOf: (key: string | undefined) => field('text', { key: key ?? '', name: key ?? '' }), nameOf: ({ name }: { readonly name: string }) => fields[name as keyof typeof fields] };
const group = { keys: [], count: 1 } as never;

test('groups are said with what they are by, and when they are not all', () => {
  const said = (totalGroups: number): string => groupsSaid({ groups: [group, group], totalGroups }, { formats, number: String, parts, groupBy: [{ field: 'post' }, { field: 'status' }] });
  expect(said(2)).toBe('shapes.groups {"smart_count":2,"number":"2","fields":"Job post and Status"}');
  expect(said(9)).toBe('shapes.groups.first {"count":"2","total":"9","fields":"Job post and Status"}');
});

test('an amount is shown with every digit that it has, an average of amounts in whole coins', () => {
  const money = field('money');
  const yen = { ...formats, currency: 'JPY' };
  expect(['1000.5', '1000'].map((value) => cells.money.text(value, money, {}, yen))).toEqual(['¥1,000.5', '¥1,000']);
  expect(cells.money.text('10.1255', money, {}, { ...yen, currency: 'USD' })).toBe('$10.1255');
  for (const said of [figureText, chartText]) expect(said({ field: 'pay', measure: 'AVERAGE' }, money, { value: '333.3333', currency: null }, { ...yen, currency: 'USD' })).toBe('$333.33');
});
