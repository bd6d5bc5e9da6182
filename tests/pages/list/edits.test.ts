/** The edits of a list as data: what makes one, what ends one, what is wrong with one. */
import { expect, test } from 'vitest';
import { Unreadable } from '../../../src/console/fields/input/unreadable.ts';
import { afterSaving, applyEdits, onto, recheck, valuesOfEdit, withoutCell } from '../../../src/console/resource/list/cells/applyEdits.ts';
import type { CheckRow } from '../../../src/console/resource/list/cells/applyEdits.ts';
import { countOf, createEditStore } from '../../../src/console/resource/list/cells/editStore.ts';
import type { Edits } from '../../../src/console/resource/list/cells/editStore.ts';
import { whyNot } from '../../../src/console/resource/list/cells/editable.ts';
import { cellText } from '../../../src/console/resource/list/cells/cellText.ts';
import { readCells } from '../../../src/console/resource/list/cells/readCells.ts';
import { expressionOf, isMatch, replacedIn } from '../../../src/console/resource/list/find/matches.ts';
import { keepEdits, takeEdits } from '../../../src/console/resource/list/tray/keptEdits.ts';
import { recordsIn } from '../../../src/console/resource/list/tray/saveEdits.ts';
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

test('a telephone number or moment that is pasted as the list writes it is the one that is kept', () => {
  const phone = { ...field('code'), key: 'phone', name: 'phone', kind: 'phone' as const };
  const kept = { ...row(0), phone: '+919840012345' } as Row;
  expect(applyEdits(nothing, [{ row: kept, field: phone, after: '+91 98400 12345' }], fine).size).toBe(0);
  expect(applyEdits(nothing, [{ row: kept, field: phone, after: '+91 98400 12346' }], fine).size).toBe(1);
  const since = { ...field('code'), key: 'since', name: 'since', kind: 'dateTime' as const };
  const then = { ...row(0), since: '2026-11-30T05:52:41.123Z' } as Row;
  expect([null, '2026-11-30T05:52:00.000Z', '2026-11-30T05:53:00.000Z', '2026-11-30T'].map((after) => applyEdits(nothing, [{ row: then, field: since, after }], fine).size)).toEqual([1, 0, 1, 1]);
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

test('what is typed while a save runs stays, on top of what was saved; the rest is gone', () => {
  const sent = applyEdits(nothing, [{ row: row(0), field: field('title'), after: 'Sent' }, { row: row(0), field: field('probationDays'), after: 3 }, { row: row(1), field: field('title'), after: 'Two' }], fine);
  const now = applyEdits(sent, [{ row: row(0), field: field('title'), after: 'Typed later' }, { row: row(0), field: field('code'), after: 'NEW' }, { row: row(0), field: field('probationDays'), after: 1000 }], fine);
  const left = afterSaving(now, [...sent.values()], fine);
  expect([...left.keys()]).toEqual(['1']);
  expect([...left.get('1')!.cells].map(([key, { before, after }]) => [key, before, after])).toEqual([['title', 'Sent', 'Typed later'], ['probationDays', 3, 1000], ['code', 'D0001', 'NEW']]);
});

test('what the server said is gone when it is asked again', () => {
  const edits = applyEdits(nothing, [{ row: row(0), field: field('probationDays'), after: 5 }, { row: row(1), field: field('code'), after: 'B' }], noFive);
  const told = withProblems(edits, [{ id: '2', field: 'code', message: 'Taken.' }]);
  const again = recheck(told, new Set(['1', '2']), noFive);
  expect([...again.values()].flatMap(({ cells }) => [...cells.values()].map(({ problem }) => problem))).toEqual(['Not five.', undefined]);
});

test('undo and redo take steps of the tray whole, and leave what was saved meanwhile', () => {
  const store = createEditStore();
  const step = (changes: Parameters<typeof applyEdits>[1]) => store.step(applyEdits(store.get(), changes, fine));
  expect(step([{ row: row(0), field: field('title'), after: 'A' }, { row: row(1), field: field('title'), after: 'B' }])).toBe(2);
  expect(step([{ row: row(0), field: field('title'), after: 'C' }, { row: row(0), field: field('grade'), after: { id: '8', title: 'G8' } }])).toBe(2);
  expect(step([{ row: row(0), field: field('title'), after: 'C' }])).toBe(0);
  expect(store.history.undo(fine)).toBe(2);
  expect(valuesOfEdit(store.get().get('1')!)).toEqual({ title: 'A' });
  expect(store.history.undo(fine)).toBe(2);
  expect(store.get().size).toBe(0);
  expect(store.history.undo(fine)).toBeUndefined();
  expect(store.history.redo(fine)).toBe(2);
  expect(store.history.redo(fine)).toBe(2);
  expect(valuesOfEdit(store.get().get('1')!)).toEqual({ title: 'C', gradeId: '8' });

  store.set(afterSaving(store.get(), [store.get().get('1')!], fine));
  store.history.forget(new Set(['1']));
  expect(store.history.undo(fine)).toBe(1);
  expect(store.get().size).toBe(0);
  step([{ row: row(0), field: field('title'), after: 'D' }]);
  store.clear();
  expect(store.history.undo(fine)).toBeUndefined();
});

test('edits of a person are kept for the next sign-in, once, without fields that are no more', () => {
  const edits = applyEdits(nothing, [{ row: row(0), field: field('title'), after: 'Kept' }, { row: row(0), field: field('probationDays'), after: new Unreadable('many', 'rule.number') }, { row: row(0), field: field('code'), after: 'X' }], fine);
  keepEdits('edits:1:list', edits);
  const back = takeEdits('edits:1:list', [field('title'), field('probationDays')]);
  expect([...back.get('1')!.cells.keys()]).toEqual(['title', 'probationDays']);
  expect(back.get('1')!.cells.get('probationDays')?.after).toEqual(new Unreadable('many', 'rule.number'));
  expect(takeEdits('edits:1:list', resource.fields).size).toBe(0);
});

test('finding knows capitals and whole cells, and replaces by just what is said', () => {
  const plain = expressionOf({ text: 'a.b', matchCase: false, wholeCell: false })!;
  expect([isMatch('xA.By', plain), isMatch('a.b', plain), isMatch('aXb', plain)]).toEqual([true, true, false]);
  expect(replacedIn('a.b A.B', plain, '$&')).toBe('$& $&');
  expect(isMatch('xa.b', expressionOf({ text: 'a.b', matchCase: false, wholeCell: true })!)).toBe(false);
  expect(isMatch('A.B', expressionOf({ text: 'a.b', matchCase: true, wholeCell: false })!)).toBe(false);
  expect(isMatch('שלום 👩‍👩‍👧 (x) [y] \\ {z}', expressionOf({ text: '👩‍👩‍👧 (x) [y] \\ {z}', matchCase: true, wholeCell: false })!)).toBe(true);
  expect(expressionOf({ text: '', matchCase: false, wholeCell: false })).toBeUndefined();
});

test('what is copied means the same where it is pasted: several choices in each language, and texts with their lines', async () => {
  const days = { ...field('title'), kind: 'choices' as const, enumName: 'Day', options: ['SAT', 'SUN'] };
  const text = { ...field('title'), kind: 'longText' as const };
  const said: Record<string, string> = { 'enum.Day.SAT': 'A', 'enum.Day.SUN': 'B' };
  const translate = (key: string) => said[key] ?? key;
  for (const [language, locale] of [['en', 'en'], ['fr', 'fr'], ['ja', 'ja'], ['sp', 'es']] as const) {
    const formats = { language, locale, dateFormat: 'DD/MM/YYYY', timeZone: 'UTC', currency: 'INR', translate };
    const copied = [cellText(days, ['SAT', 'SUN'], row(0), formats), cellText(text, 'One.\n\nTwo two.', row(0), formats)];
    const read = await readCells([{ row: row(0), field: days, text: copied[0]! }, { row: row(0), field: text, text: copied[1]! }], { translate, locale, context: () => ({ language, dateFormat: 'DD/MM/YYYY', labels: (name, value) => [translate(`enum.${name}.${value}`)] }), find: async () => new Map() });
    expect(read.map(({ after }) => after)).toEqual([['SAT', 'SUN'], 'One.\n\nTwo two.']);
  }
  const across = expressionOf({ text: 'one. two', matchCase: false, wholeCell: false })!;
  expect([isMatch('One.\n\nTwo', across), replacedIn('One.\n\nTwo two.', expressionOf({ text: 'two two', matchCase: false, wholeCell: false })!, 'Three')]).toEqual([true, 'One.\n\nThree.']);
});

test('dates come as serials and in other orders; what could mean two days is not guessed', async () => {
  const texts = ['46022', '2026-12-31', '31.12.2026', '31 December 2026', 'Dec 31, 2026', '2026年12月31日', '12/31/2026', '\u200f31/12/2026'];
  const read = await readCells(texts.map((text) => ({ row: row(0), field: field('startDate'), text })), { translate: (key) => key, locale: 'en', context: () => ({ language: 'en', dateFormat: 'DD/MM/YYYY' }), find: async () => new Map() });
  expect(read.map(({ after }) => (after instanceof Unreadable ? `?${after.text}` : after))).toEqual(['2025-12-31', ...Array.from({ length: 5 }, () => '2026-12-31'), '?12/31/2026', '2026-12-31']);
});

test('formulas, right-to-left text and emoji stay what they are', async () => {
  const texts = ['=1+1', '+cmd|calc', 'مرحبا بالعالم', 'שלום 👩‍👩‍👧', '日本語　テスト', '\u202Egnp.exe'];
  const read = await readCells(texts.map((text) => ({ row: row(0), field: field('title'), text })), { translate: (key) => key, locale: 'en', context: () => ({ language: 'en', dateFormat: 'DD/MM/YYYY' }), find: async () => new Map() });
  expect(read.map(({ after }) => after)).toEqual(texts);
});

test('a refusal counts records, however many faults each has', () => {
  const problem = (id: string, name: string) => ({ id, field: name, message: 'Not so.' });
  expect(recordsIn({ problems: [problem('1', 'title'), problem('1', 'code')], conflicts: [] })).toBe(1);
  expect(recordsIn({ problems: [problem('1', 'title'), problem('2', 'code')], conflicts: [{ id: '1', current: {} }, { id: '3', current: {} }] })).toBe(3);
});
