/** A file that a list gives may come back: it has what an import knows its records by. */
import { expect, test } from 'vitest';
import { exportedColumns, type Listed } from '../../../src/console/resource/list/exportedColumns.ts';

const field = (name: string) => ({ key: name, name });
const listed = (importable: boolean, shown: readonly string[], code?: string, unique: readonly (readonly string[])[] = [['name']]) =>
  ({ target: { resource: { importable, code, unique } }, columns: shown.map((name) => ({ field: field(name) })), fields: ['name', 'number', 'phone'].map(field) }) as unknown as Listed;

test('what records are known by stands first where the list leaves it out, and where it stands otherwise', () => {
  expect(exportedColumns(listed(true, ['name', 'phone'], 'number'))).toEqual(['number', 'name', 'phone']);
  expect(exportedColumns(listed(true, ['name', 'number'], 'number'))).toEqual(['name', 'number']);
});

test('a list that nothing is imported into, or whose records have no such field, gives what it shows', () => {
  expect(exportedColumns(listed(false, ['name'], 'number'))).toEqual(['name']);
  expect(exportedColumns(listed(true, ['name']))).toEqual(['name']);
  expect(exportedColumns(listed(true, ['name'], 'hidden'))).toEqual(['name']);
});

test('all parts of a key stand there, and the number of a record that has no key', () => {
  expect(exportedColumns(listed(true, ['phone', 'name'], undefined, [['number', 'name']]))).toEqual(['number', 'phone', 'name']);
  expect(exportedColumns(listed(true, ['name'], undefined, []))).toEqual(['id', 'name']);
  expect(exportedColumns(listed(false, ['name'], undefined, []))).toEqual(['name']);
});
