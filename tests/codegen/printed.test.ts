/** What a line of the SDL prints, from `npm run codegen` run on a copy of the project. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, Kind, type ObjectTypeDefinitionNode } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { copyProject, type Copy } from './support/project.ts';
import { runOn, type Said } from './support/run.ts';
import type * as Codegen from '../../tools/codegen/codegen.ts';

/** In a process of its own, as people run it: five seconds, of which one is for reading and checking the SDL. */
const inProcess = (copy: Copy, ...args: readonly string[]): Said => runOn(copy, 'tools/codegen/main.ts', ...args);
/** Read by Node, as graphql-codegen reads the preset: read by vitest, each of the two would have a model of its own. */
const tool = createRequire(import.meta.url)('../../tools/codegen/codegen.ts') as typeof Codegen;
const codegen = (copy: Copy, ...args: readonly string[]): Promise<Codegen.Outcome> => tool.codegen(copy.root, ...args);
const field = (sdl: string, type: string, name: string): string | undefined => {
  const node = parse(sdl).definitions.find((one): one is ObjectTypeDefinitionNode => one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === type);
  const found = node?.fields?.find((one) => one.name.value === name);
  return found?.loc && sdl.slice(found.loc.start, found.loc.end).replace(/\s+/g, ' ');
};

/** What a template of JavaScript would read otherwise. */
const motto = 'Ask `why`, earn $' + '{more}, \\d';
const trainer = `
"Somebody who holds courses."
type Trainer @resource(title: "name", code: "code", unique: [["code"]]) @screen(path: "/settings/trainers", form: GENERAL_SETTINGS) {
  id: ID!
  name: String! @column(search: true, list: true)
  code: String! @column(filter: true, list: true)
  designation: ID @ref(to: "core-hr/Designation") @column(list: true)
  fee: Decimal @column(currency: "EUR") @access(form: [SALARY_DETAILS])
  days: [Weekday!]! @column(default: "[\\"MONDAY\\", \\"FRIDAY\\"]")
  hiredOn: LocalDate @column(was: "startedOn")
  rate: Decimal @column(default: "12.50")
  motto: String @column(default: ${JSON.stringify(JSON.stringify(motto))})
}
`;
const words = (key: string): string => `${key}: { en: "Word", fr: "Mot", ja: "語", sp: "Palabra" }\n`;

const withTrainer = (): Copy => {
  const copy = copyProject();
  copy.only('core-hr', 'settings');
  copy.write('schema/settings/trainer.graphql', trainer);
  copy.write('src/messages/settings/trainer.yml', ['trainer', 'trainer.empty', 'trainer.designation', 'trainer.fee', 'trainer.days', 'trainer.hiredOn', 'trainer.rate', 'trainer.motto'].map(words).join(''));
  return copy;
};

let kept: string | undefined;
afterAll(() => kept !== undefined && rmSync(kept, { recursive: true }));

/** The trainer and all that is printed of it: printed once, for every test that begins there. */
const printedTrainer = async (): Promise<Copy> => {
  const copy = withTrainer();
  const generated = path.join(copy.root, 'generated');
  if (kept === undefined) {
    expect(await codegen(copy)).toMatchObject({ code: 0 });
    kept = mkdtempSync(path.join(tmpdir(), 'tenure printed '));
    cpSync(generated, kept, { recursive: true });
  } else cpSync(kept, generated, { recursive: true });
  return copy;
};

describe('npm run codegen', () => {
  it('prints for an entity its API, metadata, table, types and words', { timeout: 60_000 }, async () => {
    const copy = await printedTrainer();
    const sdl = copy.read('generated/settings/schema.graphql');
    for (const [root, name] of [['Query', 'listTrainers'], ['Query', 'lookupTrainers'], ['Query', 'trainer'], ['Query', 'trainerHistory'], ['Mutation', 'addTrainer'], ['Mutation', 'updateTrainer'], ['Mutation', 'deleteTrainers'], ['Mutation', 'undoChangeSet']] as const)
      expect(field(sdl, root, name), name).toBeDefined();

    // A guarded field is nullable and keeps its guard.
    expect(field(sdl, 'Trainer', 'fee')).toBe('fee: Decimal @column(currency: "EUR") @access(form: [SALARY_DETAILS])');
    // A reference to another endpoint is a stub, a foreign key and an import of that endpoint's table.
    expect(field(sdl, 'Designation', 'title')).toBe('title: String!');
    const tables = copy.read('generated/settings/tables.ts');
    expect(tables).toMatch(/^import \{ (\w+, )*designation(, \w+)* \} from '\.\.\/core-hr\/tables\.ts';$/m);
    expect(tables).toContain('foreignColumns: [designation.orgCode, designation.id]');
    // What is referred to is deleted without reading who refers from end to end.
    expect(tables).toContain("index('trainer_designation_id_idx').on(t.orgCode, t.designationId, t.id)");
    expect(tables).toContain(`pgPolicy('trainer_tenant'`);
    // What PostgreSQL reads as an array, not JSON.
    expect(tables).toContain("days: text('days').array().notNull().default(sql`'{MONDAY,FRIDAY}'`)");
    // Forms take amounts as exact text, however the default is written; what a template would read otherwise stays as it is.
    expect(copy.read('generated/settings/resources.ts')).toContain('"default": "\\"12.50\\""');
    expect(tables).toContain(`rate: numeric('rate', { precision: 19, scale: 4 }).default(sql\`'12.50'\`)`);
    const printed = /motto: text\('motto'\)\.default\(sql`(.*)`\)/.exec(tables)![1]!;
    expect(printed.replace(/\\(.)/g, '$1')).toBe(`'${motto}'`);
    expect(printed).not.toMatch(/(?<!\\)(`|\$\{)/);
    // The picker of the form that refers to it may look it up.
    expect(field(copy.read('generated/core-hr/schema.graphql'), 'Query', 'lookupDesignations')).toContain('@access(form: [GENERAL_SETTINGS], right: ADD, scope: ALL)');

    expect(copy.read('generated/settings/resources.ts')).toContain('export const trainer: Resource');
    expect(copy.read('generated/settings/operations.ts')).toContain('export type TrainerListQuery');
    expect(copy.read('generated/settings/resolvers.ts')).toContain('export type Trainer');
    expect(copy.read('generated/screens.ts')).toContain('"/settings/trainers"');
    expect(copy.read('generated/messages/settings/ja.ts')).toContain('"trainer.fee": "語"');
    expect(copy.read('generated/messages/start/ja.ts')).toContain('"trainer":');
    expect(copy.read('generated/messages/start/ja.ts')).not.toContain('"trainer.fee"');
    expect(copy.read('generated/messages/ja.ts')).toContain(`import { messages as settingsMessages } from './settings/ja.ts';`);
  });

  it('prints the specified list under its own name, with its arguments and what it lacks', { timeout: 60_000 }, async () => {
    const sdl = (await printedTrainer()).read('generated/core-hr/schema.graphql');
    const list = field(sdl, 'Query', 'getDesignationDetails')!;
    for (const argument of ['status: String @column(from: "status")', 'searchString: String', 'limit: Int = 25000', 'filter: DesignationFilter', 'sort: [DesignationSort!]', 'after: String']) expect(list).toContain(argument);
    expect(list).not.toMatch(/\bsearch: String/);
    for (const name of ['designationDetails', 'rows', 'totalIsEstimate', 'nextCursor']) expect(field(sdl, 'DesignationPage', name), name).toBeDefined();
    expect(field(sdl, 'DesignationReference', 'Designation_Id')).toBe('Designation_Id: Int! @column(from: "id")');
  });

  it('is stale after a change until it runs again, and forgets what nothing declares', { timeout: 180_000 }, async () => {
    const copy = await printedTrainer();
    copy.edit('schema/core-hr/grade.graphql', 'rank: Int @rule(min: 0)', 'rank: Int @rule(min: 1)');
    const stale = inProcess(copy, '--check');
    expect(stale.code).toBe(1);
    expect(stale.said).toContain('generated/ is stale: generated/core-hr/');
    expect(stale.said).toContain('Run npm run codegen and commit the result.');
    copy.write('generated/settings/left.ts', 'export {};\n');
    expect((await codegen(copy)).said).toContain('1 removed');
    expect(existsSync(path.join(copy.root, 'generated/settings/left.ts'))).toBe(false);
    expect(await codegen(copy, '--check')).toMatchObject({ code: 0 });
  });

  it('writes nothing where the SDL is wrong', { timeout: 60_000 }, () => {
    const copy = withTrainer();
    copy.edit('schema/settings/trainer.graphql', 'GENERAL_SETTINGS', 'GENERAL_SETTING');
    const { code, said } = inProcess(copy);
    expect(code).toBe(1);
    expect(said).toMatch(/^schema\/settings\/trainer\.graphql:3: .*Did you mean GENERAL_SETTINGS\?$/);
    expect(existsSync(path.join(copy.root, 'generated'))).toBe(false);
  });
});
