/** `npm run migration` on a copy of the project, its SQL run on real rows. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { printTables } from '../../tools/codegen/print-tables.ts';
import { readProduct } from '../../tools/codegen/product.ts';
import { copyProject, type Copy } from '../codegen/support/project.ts';
import { runOn } from '../codegen/support/run.ts';
import { databaseForThisTest } from '../support/database.ts';

const MIGRATIONS = 'src/server/db/migrations';
const grade = 'schema/core-hr/grade.graphql';
const gradeWords = 'src/messages/core-hr/grade.yml';

const prepare = (): Copy => copyProject(['generated', 'src/server/db', 'src/domain']);
/** All that codegen prints. */
const printAll = (copy: Copy): void => expect(runOn(copy, 'tools/codegen/main.ts')).toMatchObject({ code: 0 });
/** The tables as codegen prints them, in this process: a migration is made of nothing else, and all the rest takes seven seconds. */
const print = (copy: Copy): void => {
  const { model } = readProduct(copy.root);
  for (const endpoint of model.authored.endpoints.keys()) copy.write(`generated/${endpoint}/tables.ts`, printTables(model, endpoint));
};
/** The migration of what was printed; its SQL. */
const write = (copy: Copy, name: string, ...flags: readonly string[]): string => {
  const { code, said } = runOn(copy, 'tools/migration.ts', name, ...flags);
  expect(said).toContain(`_${name}.sql`);
  expect(code).toBe(0);
  return copy.read(`${MIGRATIONS}/${readdirSync(path.join(copy.root, MIGRATIONS)).find((file) => file.endsWith(`_${name}.sql`))}`);
};
const refused = (copy: Copy): string => {
  print(copy);
  const { code, said } = runOn(copy, 'tools/migration.ts', 'refused');
  expect(code).toBe(1);
  return said;
};
const insertGrade = `insert into grade (org_code, id, name, code, currency, rank, description, created_by, updated_by) values ('demo', 1, 'Director', 'G1', 'EUR', 3, 'Zürich board', 'test', 'test')`;
const insertOwnField = `insert into form_field (org_code, id, label, entity, field, kind, created_by, updated_by) values ('demo', 1, 'Motto', 'Grade', 'motto', 'TEXT', 'test', 'test')`;
const insertForm = `insert into image_form (entity, digest, keys) values ('Grade', 'of-before', array['id', 'name', 'code', 'currency']), ('Location', 'of-before', array['id', 'code', 'currency'])`;
const insertBeside = [
  `insert into id_block (org_code, entity, next) values ('demo', 'grade', 33), ('demo', 'emergency_contact', 65)`,
  `insert into import_mapping (org_code, type, signature, mapping, by) values ('demo', 'Grade', 'of-before', '{}', 'test')`,
];
const run = async (copy: Copy, check: (query: (text: string) => Promise<Record<string, unknown>[]>) => Promise<void>): Promise<void> => {
  const { db } = await databaseForThisTest();
  await asOwner(db, async (owner) => {
    await owner.query(insertGrade);
    await owner.query(insertOwnField);
    await owner.query(insertForm);
    for (const text of insertBeside) await owner.query(text);
  });
  await migrate(db, createLog('silent'), path.join(copy.root, MIGRATIONS));
  await asOwner(db, (owner) => check((text) => owner.query(text)));
};

it('has nothing to write where the tables are as the last migration left them', () => {
  const { code, said } = runOn(prepare(), 'tools/migration.ts', 'nothing');
  expect(said).toBe('The tables are as the last migration left them.');
  expect(code).toBe(0);
});

it('stops at a mistake as codegen does, and at tables that codegen has not printed yet', () => {
  const copy = prepare();
  copy.edit(grade, 'rank: Int', 'rank: Float');
  expect(runOn(copy, 'tools/migration.ts', 'floats')).toEqual({ code: 1, said: expect.stringMatching(/^schema\/core-hr\/grade\.graphql:\d+: .* Use Decimal\.$/) });
  copy.edit(grade, 'rank: Float', 'rank: Decimal');
  expect(runOn(copy, 'tools/migration.ts', 'decimals')).toEqual({ code: 1, said: 'The tables of generated/ are not those of schema/. Run npm run codegen first.' });
});

it('renames fields without losing a value, indexes and unique keys included', { timeout: 300_000 }, async () => {
  const copy = prepare();
  copy.edit(grade, '  currency: String @column(', '  payCurrency: String @column(was: "currency", ');
  copy.write(grade, copy.read(grade).replaceAll('currency: "currency"', 'currency: "payCurrency"').replace('code: String! @rule(maxLength: 20, preset: COMMON_INPUT_ALPHANUMERIC) @column(', 'band: String! @rule(maxLength: 20, preset: COMMON_INPUT_ALPHANUMERIC) @column(was: "code", ').replace('code: "code"', 'code: "band"').replace('["code"]', '["band"]'));
  copy.write(gradeWords, `${copy.read(gradeWords).replaceAll('grade.currency', 'grade.payCurrency').replaceAll('grade.code', 'grade.band')}\ngrade.band: { en: "Band", fr: "Niveau", ja: "区分", sp: "Banda" }\n`);
  printAll(copy);
  const sql = write(copy, 'rename');
  expect(sql).toContain('ALTER TABLE "grade" RENAME COLUMN "currency" TO "pay_currency";');
  expect(sql).toContain('ALTER TABLE "grade" RENAME COLUMN "code" TO "band";');
  expect(sql).not.toMatch(/DROP COLUMN "(code|band|currency|pay_currency)"/);
  await run(copy, async (query) => {
    expect(await query(`select entity, keys from image_form where digest = 'of-before' order by entity`)).toEqual([
      { entity: 'Grade', keys: ['id', 'name', 'band', 'payCurrency'] },
      { entity: 'Location', keys: ['id', 'code', 'currency'] },
    ]);
    expect(await query(`select pay_currency, band, band_folded, search like '%g1%' as found from grade`)).toEqual([{ pay_currency: 'EUR', band: 'G1', band_folded: 'g1', found: true }]);
    await expect(query(insertGrade.replace('currency', 'pay_currency').replace(' code,', ' band,').replace("'demo', 1", "'demo', 2").replace('Director', 'Other'))).rejects.toThrow(/grade_band_key/);
  });
});

it('renames child rows in what the journal holds, once', { timeout: 300_000 }, async () => {
  const copy = prepare();
  copy.edit('schema/core-hr/employee.graphql', 'emergencyContacts: [EmergencyContact!]', 'urgentContacts: [EmergencyContact!]');
  copy.edit('schema/core-hr/employee.graphql', 'urgentContacts: [EmergencyContact!] @column(', 'urgentContacts: [EmergencyContact!] @column(was: "emergencyContacts", ');
  copy.edit('schema/core-hr/employee.graphql', '  phone: String! @column(kind: PHONE)\n}', '  call: String! @column(was: "phone", kind: PHONE)\n}');
  copy.write('src/messages/core-hr/employee.yml', copy.read('src/messages/core-hr/employee.yml').replaceAll('employee.emergencyContacts', 'employee.urgentContacts').replaceAll('emergencyContact.phone', 'emergencyContact.call'));
  print(copy);
  const sql = write(copy, 'contacts');
  expect(sql).toContain(`ALTER TABLE "emergency_contact" RENAME COLUMN "phone" TO "call";\n--> statement-breakpoint\nINSERT INTO "image_form" ("entity", "digest", "keys") VALUES ('EmergencyContact', 'phone', ARRAY['call'])`);
  expect(sql).toContain(`UPDATE "image_form" SET "keys" = array_replace("keys", 'emergencyContacts', 'urgentContacts') WHERE "entity" = 'Employee';`);
  await run(copy, async (query) => expect(await query(`select keys from image_form where entity = 'EmergencyContact'`)).toEqual([{ keys: ['call'] }]));
  expect(runOn(copy, 'tools/migration.ts', 'again').said).toBe('The tables are as the last migration left them.');
});

it('rebuilds the search of an entity with its index when a searched field is added', { timeout: 300_000 }, async () => {
  const copy = prepare();
  copy.edit(grade, 'description: String @column(kind: LONG_TEXT)', 'description: String @column(kind: LONG_TEXT, search: true)');
  print(copy);
  write(copy, 'search');
  await run(copy, async (query) => {
    expect(await query(`select id from grade where search like '%zurich%'`)).toHaveLength(1);
    expect(await query(`select indexdef from pg_indexes where indexname = 'grade_search_idx'`)).toEqual([{ indexdef: expect.stringContaining('USING gin (search gin_trgm_ops)') }]);
  });
});

it('refuses to drop a field unless told so', { timeout: 300_000 }, async () => {
  const copy = prepare();
  copy.write(grade, copy.read(grade).replace(/ {2}"Higher ranks[\s\S]*?\n {2}minimumPay/, '  minimumPay'));
  expect(refused(copy)).toBe('Would lose data: grade.rank. Give the new name @column(was: "…") or @resource(was: "…"), that of child rows @column(rowsWere: "…") where they are listed, or run again with --drop.');
  expect(write(copy, 'drop', '--drop')).toContain('DROP COLUMN "rank"');
  await run(copy, async (query) => expect(await query(`select column_name from information_schema.columns where table_name = 'grade' and column_name = 'rank'`)).toEqual([]));
});

it('says which records a choice that is gone would stop at', { timeout: 300_000 }, () => {
  const copy = prepare();
  copy.edit('schema/core-hr/course.graphql', '  DOCTORATE\n', '');
  copy.edit('src/messages/core-hr/course.yml', 'enum.CourseLevel.DOCTORATE', 'enum.CourseLevel.OTHER');
  print(copy);
  const { code, said } = runOn(copy, 'tools/migration.ts', 'levels');
  expect(code).toBe(0);
  expect(said).toMatch(/\nRecords that hold DOCTORATE in course\.level would stop it\. .*update "course" set "level" = … where "level" = 'DOCTORATE';$/);
});

it('refuses a required field that the records there have no value for, and takes it with a default', { timeout: 300_000 }, async () => {
  const copy = prepare();
  copy.edit(grade, '  description:', '  steps: Int!\n  description:');
  copy.write(gradeWords, `${copy.read(gradeWords)}\ngrade.steps: { en: "Steps", fr: "Échelons", ja: "号俸", sp: "Pasos" }\n`);
  expect(refused(copy)).toMatch(/^Records that are there would have no value: grade\.steps\. Give the field @column\(default: …\)/);
  copy.edit(grade, 'steps: Int!', 'steps: Int! @column(default: "4")');
  print(copy);
  write(copy, 'steps');
  await run(copy, async (query) => expect(await query('select steps from grade')).toEqual([{ steps: 4 }]));
});

it('changes the type of a column with its values and its default, and says what would stop it', { timeout: 300_000 }, async () => {
  const copy = prepare();
  copy.edit(grade, 'rank: Int @rule(min: 0)', 'rank: String!');
  print(copy);
  expect(write(copy, 'ranks-as-text')).toContain('ALTER TABLE "grade" ALTER COLUMN "rank" SET DATA TYPE text USING "rank"::text;');
  copy.edit(grade, 'rank: String! @column(', 'rank: Int! @column(default: "7", ');
  print(copy);
  const { said } = runOn(copy, 'tools/migration.ts', 'ranks-as-numbers');
  expect(said).toContain('Values of grade.rank that are no integer would stop it');
  await run(copy, async (query) => {
    expect(await query('select rank from grade')).toEqual([{ rank: 3 }]);
    expect(await query(`select column_default from information_schema.columns where table_name = 'grade' and column_name = 'rank'`)).toEqual([{ column_default: '7' }]);
  });
});

it('says which records what becomes required or unique would stop at', { timeout: 300_000 }, () => {
  const copy = prepare();
  copy.edit(grade, 'currency: String @column(kind: CURRENCY)', 'currency: String! @column(kind: CURRENCY)');
  copy.edit(grade, '["name"]]', '["name"], ["currency"]]');
  print(copy);
  const { said } = runOn(copy, 'tools/migration.ts', 'required');
  expect(said).toContain(`Records without a value in grade.currency would stop it. Say before it becomes required what they get: update "grade" set "currency" = … where "currency" is null;`);
  expect(said).toContain('Records of grade that share currency would stop it.');
  copy.edit(grade, '["name"], ["currency"]]', '["name", "currency"]]');
  print(copy);
  expect(runOn(copy, 'tools/migration.ts', 'both').said).toContain('Records of grade that share name and currency would stop it.');
});

it('refuses an entity of a table that Tenure has for itself', { timeout: 300_000 }, () => {
  const copy = prepare();
  copy.write('schema/core-hr/device.graphql', '"What is lent."\ntype Device @resource(title: "name") @screen(path: "/core-hr/devices", form: GRADES) { id: ID! name: String! }\n');
  copy.write('src/messages/core-hr/device.yml', ['device', 'device.empty'].map((key) => `${key}: { en: "Word", fr: "Mot", ja: "語", sp: "Palabra" }\n`).join(''));
  expect(refused(copy)).toBe('schema/core-hr/device.graphql:2: The database has a table device already, by 0021_identity.sql. Choose another name.');
});

it('renames an entity with its rows, what refers to it and its child rows', { timeout: 300_000 }, async () => {
  const copy = prepare();
  const renamed = (text: string): string => text.replace(/\bGrade\b/g, 'PayBand');
  for (const file of ['core-hr/grade', 'core-hr/designation', 'core-hr/job-level', 'core-hr/employee', 'core-hr/job-change', 'core-hr/custom-employee-group', 'onboarding/individual', 'recruitment/job-requisition', 'recruitment/man-power-planning-setting']) copy.write(`schema/${file}.graphql`, renamed(copy.read(`schema/${file}.graphql`)));
  copy.edit(grade, 'title: "name"', 'title: "name", was: "Grade"');
  const employee = 'schema/core-hr/employee.graphql';
  copy.write(employee, copy.read(employee).replaceAll('EmergencyContact', 'UrgentContact').replace('[UrgentContact!] @column(', '[UrgentContact!] @column(rowsWere: "EmergencyContact", '));
  copy.write('src/messages/core-hr/employee.yml', copy.read('src/messages/core-hr/employee.yml').replaceAll('emergencyContact.', 'urgentContact.').replaceAll(/^emergencyContact:/gm, 'urgentContact:'));
  copy.write(gradeWords, copy.read(gradeWords).replace(/^grade\b/gm, 'payBand'));
  print(copy);
  const sql = write(copy, 'bands');
  expect(sql).toContain('ALTER TABLE "grade" RENAME TO "pay_band";');
  expect(sql).toContain(`UPDATE "image_form" SET "entity" = 'UrgentContact' WHERE "entity" = 'EmergencyContact';`);
  expect(sql.replaceAll(/DROP CONSTRAINT "(form_field|report)_entity_check"/g, '')).not.toMatch(/DROP /);
  await run(copy, async (query) => {
    expect(await query('select name from pay_band')).toEqual([{ name: 'Director' }]);
    expect(await query(`select next::int as next from id_block where entity = 'urgent_contact'`)).toEqual([{ next: 65 }]);
    expect(await query(`select conname from pg_constraint where conrelid = 'urgent_contact'::regclass and contype in ('p', 'f') order by conname`)).toEqual([{ conname: expect.stringMatching(/^urgent_contact_/) }, { conname: 'urgent_contact_pk' }, { conname: expect.stringMatching(/^urgent_contact_/) }]);
    expect(await query('select entity from form_field')).toEqual([{ entity: 'PayBand' }]);
    expect(await query(`select entity, next::int as next from id_block where entity in ('grade', 'pay_band')`)).toEqual([{ entity: 'pay_band', next: 33 }]);
    expect(await query('select type from import_mapping')).toEqual([{ type: 'PayBand' }]);
    await expect(query(insertOwnField.replace("'demo', 1", "'demo', 2"))).rejects.toThrow(/form_field_entity_check/);
    expect(await query(`select polname, relrowsecurity from pg_policy join pg_class on pg_class.oid = polrelid where relname = 'pay_band'`)).toEqual([{ polname: 'pay_band_tenant', relrowsecurity: true }]);
    await expect(query(`insert into job_level (org_code, id, name, code, grade_id, created_by, updated_by) values ('demo', 1, 'x', 'x', 99, 't', 't')`)).rejects.toThrow(/foreign key/);
  });
});
