import { expect, test } from 'vitest';
import type { Mapping } from '../../../src/console/resource/import/job/importJob.ts';
import { filledTemplate, matchColumn, missingTargets, textFor, writeText } from '../../../src/console/resource/import/match/mapping.ts';

const mapping: Mapping = { columns: ['code', 'title', null], constants: [{ target: 'levelId', text: 'L3' }], templates: [], create: [], clearEmpty: false };
const target = (key: string, required: boolean) => ({ key, label: key, required });

test('a field is filled by one column: matching another one frees the first', () => {
  expect(matchColumn(mapping, 2, 'title').columns).toEqual(['code', null, 'title']);
});

test('a column takes the place of the text that stood for it', () => {
  const next = matchColumn(mapping, 2, 'levelId');
  expect(next.columns[2]).toBe('levelId');
  expect(next.constants).toEqual([]);
});

test('a text with columns in braces is a template, any other the same in every row, an empty one nothing', () => {
  const built = writeText(mapping, 'email', '{user}@example.com');
  expect(built.templates).toEqual([{ target: 'email', text: '{user}@example.com' }]);
  expect(writeText(built, 'email', 'all@example.com')).toMatchObject({ templates: [], constants: [{ target: 'levelId', text: 'L3' }, { target: 'email', text: 'all@example.com' }] });
  expect(textFor(writeText(built, 'email', ' '), 'email')).toBe('');
});

test('required fields that nothing fills are named', () => {
  expect(missingTargets(mapping, [target('code', true), target('levelId', true), target('gradeId', true), target('notes', false)])).toEqual([target('gradeId', true)]);
});

test('shows what a template gives in a row, and leaves names that no column has', () => {
  expect(filledTemplate('{first_name}  {last_name}, {Town}', ['first_name', 'last_name'], ['Ada', 'King'])).toBe('Ada King, {Town}');
});
