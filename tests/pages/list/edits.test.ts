/** The edits of a list as data: what makes one, what ends one, what is wrong with one. */
import { expect, test } from 'vitest';
import { Unreadable } from '../../../src/console/fields/input/unreadable.ts';
import { applyEdits, onto, valuesOfEdit, withoutCell } from '../../../src/console/resource/list/cells/applyEdits.ts';
import type { CheckRow } from '../../../src/console/resource/list/cells/applyEdits.ts';
import { countOf } from '../../../src/console/resource/list/cells/editStore.ts';
import type { Edits } from '../../../src/console/resource/list/cells/editStore.ts';
import { whyNot } from '../../../src/console/resource/list/cells/editable.ts';
import { readCells } from '../../../src/console/resource/list/cells/readCells.ts';
import { withProblems } from '../../../src/console/resource/list/tray/withProblems.ts';
import { sampleMetadata } from '../support/designations.ts';
import { rowOf } from './support.tsx';
import type { Row } from '../../../src/console/providers/data/row.ts';

const { resource } = await sampleMetadata().screenResource('core-hr/designations');
const field = (name: string) => resource.fields.find((one) => one.name === name)!;
const row = (index: number): Row => ({ ...rowOf(index), gradeId: '7' }) as unknown as Row;
const nothing: Edits = new Map();
const fine: CheckRow = () => ({});
const noFive: CheckRow = (_row, values): Record<string, string> => (values['probationDays'] === 5 ? { probationDays: 'Not five.' } : {});

test('a cell that gets back what is saved is no edit any more', () => {
  const one = applyEdits(nothing, [{ row: row(0), field: field('title'), after: 'Changed' }, { row: row(0), field: field('grade'), after: { id: '8', title: 'G8' } }], fine);
  expect(countOf(one)).toBe(2);
  expect(valuesOfEdit(one.get('1')!)).toEqual({ title: 'Changed', gradeId: '8' });
  const back = applyEdits(one, [{ row: row(0), field: field('title'), after: 'Designation 1' }, { row: row(0), field: field('grade'), after: { id: '7', title: 'G7' } }], fine);
  expect(back.size).toBe(0);
});

test('each row is checked anew with all its edits; other rows stay the same objects', () => {
  const first = applyEdits(nothing, [{ row: row(0), field: field('probationDays'), after: 5 }, { row: row(1), field: field('title'), after: 'Two' }], noFive);
  expect(first.get('1')!.cells.get('probationDays')?.problem).toBe('Not five.');
  const next = applyEdits(first, [{ row: row(0), field: field('probationDays'), after: 6 }], noFive);
  expect(next.get('1')!.cells.get('probationDays')?.problem).toBeUndefined();
  expect(next.get('2')).toBe(first.get('2'));
  expect(withoutCell(next, '1', 'probationDays', noFive).has('1')).toBe(false);
});

test('what the server says stands in the cell that it is about, else in the first of the row', () => {
  const edits = applyEdits(nothing, [{ row: row(0), field: field('title'), after: 'A' }, { row: row(0), field: field('code'), after: 'B' }], fine);
  expect(withProblems(edits, [{ id: '1', field: 'code', message: 'Taken.' }]).get('1')!.cells.get('code')?.problem).toBe('Taken.');
  expect(withProblems(edits, [{ id: '1', field: 'status', message: 'Closed.' }]).get('1')!.cells.get('title')?.problem).toBe('Closed.');
});

test('edits go on top of what somebody else saved, without the fields that follow them', () => {
  const edits = applyEdits(nothing, [{ row: row(0), field: field('title'), after: 'Mine' }, { row: row(0), field: field('probationDays'), after: 9 }], fine);
  const theirs = { ...row(0), title: 'Theirs', probationDays: 8, version: 2 } as Row;
  const next = onto(edits, theirs, new Set(['probationDays']), fine).get('1')!;
  expect(next.row['version']).toBe(2);
  expect([...next.cells].map(([key, { before, after }]) => [key, before, after])).toEqual([['probationDays', 8, 9]]);
});

test('texts are read as an import reads them; what cannot be read says why and stays', async () => {
  const read = await readCells(
    [
      { row: row(0), field: field('probationDays'), text: ' 1,234 ' },
      { row: row(0), field: field('probationDays'), text: 'many' },
      { row: row(0), field: field('startDate'), text: '31/12/2026' },
      { row: row(0), field: field('remote'), text: 'Yes' },
      { row: row(0), field: field('grade'), text: 'G9' },
      { row: row(0), field: field('grade'), text: 'none' },
      { row: row(0), field: field('notes'), text: '=HYPERLINK("x")' },
      { row: row(0), field: field('status'), text: 'Inactive' },
    ],
    {
      translate: (key) => key,
      locale: 'en',
      context: () => ({ language: 'en', dateFormat: 'DD/MM/YYYY', currency: 'INR', labels: (_enum, value) => [value === 'INACTIVE' ? 'Inactive' : 'Active'] }),
      find: async (_target, texts) => new Map(texts.map((text) => [text, text === 'G9' ? { id: '9', title: 'Grade nine' } : null])),
    },
  );
  expect(read.map(({ after }) => (after instanceof Unreadable ? `?${after.text}` : after))).toEqual([1234, '?many', '2026-12-31', true, { id: '9', title: 'Grade nine' }, '?none', '=HYPERLINK("x")', 'INACTIVE']);
});

test('a cell says why it is closed', () => {
  const all = { changeable: resource.fields, writable: resource.fields, mayUpdate: true };
  expect(whyNot(field('title'), all)).toBeUndefined();
  expect(whyNot(field('title'), { ...all, mayUpdate: false })).toBe('cells.why.right');
  expect(whyNot({ ...field('title'), readOnly: true }, all)).toBe('cells.why.readOnly');
  expect(whyNot({ ...field('title'), fixed: true }, { ...all, changeable: [] })).toBe('cells.why.fixed');
  expect(whyNot({ ...field('title'), kind: 'rows' }, all)).toBe('cells.why.inRecord');
});
