import { expect, it } from 'vitest';
import { readDay } from '../../../src/console/fields/input/readDay.ts';

it.each<[string, string, string | undefined]>([
  ['2026-11-20', 'DD-MM-YYYY', '2026-11-20'],
  ['20.11.2026', 'd/m/Y', '2026-11-20'],
  ['20112026', 'd/m/Y', '2026-11-20'],
  ['20261120', 'd/m/Y', '2026-11-20'],
  ['11202026', 'm/d/Y', '2026-11-20'],
  ['２０２６/１１/２０', 'YYYY/MM/DD', '2026-11-20'],
  ['12.03.85', 'd/m/Y', '1985-03-12'],
  ['12.03.26', 'd/m/Y', '2026-03-12'],
  ['31.12.26', 'YYYY/MM/DD', undefined],
  ['20 Nov 2026', 'd/m/Y', '2026-11-20'],
  ['31/02/2026', 'd/m/Y', undefined],
  ['46346', 'd/m/Y', undefined],
  ['20/11/202', 'd/m/Y', undefined],
  ['', 'd/m/Y', undefined],
])('%s is read by %s', (text, format, day) => expect(readDay(text, format)).toBe(day));
