import { read } from 'xlsx';
import { expect, test } from 'vitest';
import { workbookOf } from '../../../src/console/resource/list/shapes/figures/workbookOf.ts';

test('a pivot in a workbook has real numbers and days, and text that is never a formula', () => {
  const bytes = workbookOf(
    [
      [{ text: 'Grade' }, { text: 'Sum' }, { text: 'Latest' }],
      [{ text: '=HYPERLINK("x")' }, { text: '₹1,234.50', number: '1234.50' }, { text: '09/11/2026', number: '2026-11-09' }],
      [{ text: 'Total' }, { text: '$1, €2', number: null }, { text: '12345678901234567890', number: '12345678901234567890' }],
    ],
    'Posts: all/any',
    'DD/MM/YYYY',
  );
  const book = read(bytes, { type: 'array', cellNF: true });
  expect(book.SheetNames).toEqual(['Posts  all any']);
  const sheet = book.Sheets['Posts  all any']!;
  expect(sheet['A2']).toMatchObject({ t: 's', v: '=HYPERLINK("x")' });
  expect(sheet['A2'].f).toBeUndefined();
  expect(sheet['B2']).toMatchObject({ t: 'n', v: 1234.5 });
  expect(sheet['C2']).toMatchObject({ t: 'n', v: 46335, z: 'dd/mm/yyyy', w: '09/11/2026' });
  expect(sheet['B3']).toMatchObject({ t: 's', v: '$1, €2' });
  expect(sheet['C3']).toMatchObject({ t: 's', v: '12345678901234567890' });
});
