/** What README shows of adding an entity is true. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { printTables } from '../../tools/codegen/print-tables.ts';
import { readProduct } from '../../tools/codegen/product.ts';
import { copyProject, projectFolder } from './support/project.ts';

const readme = readFileSync(path.join(projectFolder, 'README.md'), 'utf8');
const block = (language: string): string => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)![1]!;

it('takes the entity of README with its words and nothing else, at two lines a field and ten more', () => {
  const copy = copyProject();
  copy.write('schema/core-hr/locker.graphql', block('graphql'));
  copy.write('src/messages/core-hr/locker.yml', block('yaml'));
  const { model } = readProduct(copy.root);
  const locker = model.resources.find(({ type }) => type === 'Locker')!;
  expect(locker.fields.map(({ name }) => name)).toEqual(['id', 'name', 'code', 'keeper', 'custom']);
  const lines = `${block('graphql')}${block('yaml')}`.trim().split('\n').length;
  expect(printTables(model, 'core-hr'), 'A1 and a1 are one locker').toContain("unique('locker_code_key').on(t.orgCode, t.codeFolded)");
  expect(lines).toBeLessThanOrEqual(2 * (locker.fields.length - 2) + 10);
});

it('renames its field as README says', () => {
  const copy = copyProject();
  copy.write('schema/core-hr/locker.graphql', block('graphql').replace('keeper: Employee @column(', 'caretaker: Employee @column(was: "keeper", '));
  copy.write('src/messages/core-hr/locker.yml', block('yaml').replaceAll('locker.keeper', 'locker.caretaker'));
  const field = readProduct(copy.root).model.resources.find(({ type }) => type === 'Locker')!.fields.find(({ name }) => name === 'caretaker');
  expect(field).toMatchObject({ column: 'caretaker_id', was: 'keeper_id' });
});
