/** `npm run migration NAME [--drop]`: writes the SQL that takes the tables from the last migration to generated/. A person reads and commits it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Mistake, place } from './codegen/mistake.ts';
import { readModel, type Model } from './codegen/model.ts';
import { printTables } from './codegen/print-tables.ts';
import { appliedRenames, renamedRows } from './migration/renames.ts';
import { converted } from './migration/converted.ts';
import { withoutChoices, withoutDropped, withoutStaleSearch, withoutValue, wouldStop, type Snapshot } from './migration/snapshot.ts';
import { takenTables } from './migration/taken.ts';

type DrizzleKit = { generateDrizzleJson(imports: object, previous?: string): Snapshot; generateMigration(from: Snapshot, to: Snapshot): Promise<string[]> };
const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)('drizzle-kit/api') as DrizzleKit;

const root = process.cwd();
const folder = join(root, 'src/server/db/migrations');
const snapshotFile = join(folder, 'snapshot.json');

const fail = (text: string): never => {
  console.error(text);
  process.exit(1);
};

const [name, ...flags] = process.argv.slice(2);
if (!name || !/^[a-z0-9_-]+$/.test(name)) fail('Name the migration in lower case: npm run migration add_holidays');

const readSchema = (): Model => {
  try {
    return readModel(root);
  } catch (error) {
    if (error instanceof Mistake) return fail(error.message);
    throw error;
  }
};

const model = readSchema();
const { resources } = model;
const isPrinted = (endpoint: string): boolean => {
  const file = join(root, 'generated', endpoint, 'tables.ts');
  return existsSync(file) && readFileSync(file, 'utf8') === printTables(model, endpoint);
};
if (![...model.authored.endpoints.keys()].every(isPrinted)) fail('The tables of generated/ are not those of schema/. Run npm run codegen first.');

const tables = async (): Promise<object> => {
  const endpoints = readdirSync(join(root, 'generated'), { withFileTypes: true }).filter((entry) => existsSync(join(root, 'generated', entry.name, 'tables.ts')));
  const modules = await Promise.all(endpoints.map((entry) => import(pathToFileURL(join(root, 'generated', entry.name, 'tables.ts')).href) as Promise<object>));
  return Object.assign({}, ...modules) as object;
};

const previous: Snapshot = existsSync(snapshotFile) ? (JSON.parse(readFileSync(snapshotFile, 'utf8')) as Snapshot) : generateDrizzleJson({});
const next = generateDrizzleJson(await tables(), previous.id);
const renames = appliedRenames(previous, next, resources);
const { snapshot: kept, dropped } = withoutDropped(renames.snapshot, next);
if (dropped.length > 0 && !flags.includes('--drop')) fail(`Would lose data: ${dropped.join(', ')}. Give the new name @column(was: "…") or @resource(was: "…"), that of child rows @column(rowsWere: "…") where they are listed, or run again with --drop.`);
const empty = withoutValue(renames.snapshot, next);
if (empty.length > 0) fail(`Records that are there would have no value: ${empty.join(', ')}. Give the field @column(default: …), or leave out its ! until every record has one.`);
for (const { table, file } of existsSync(folder) ? takenTables(folder, renames.snapshot, next) : []) {
  const node = resources.find((one) => one.table === table)?.node ?? resources.flatMap(({ fields }) => fields).find(({ rows }) => rows?.table === table)?.node;
  fail(`${node ? place(node) : table}: The database has a table ${table} already, by ${file}. Choose another name.`);
}
const search = withoutStaleSearch(kept, next);

// Each step of its own holds no drop together with an add, so drizzle-kit never has to ask which is a rename.
const written = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.sql')).map((file) => readFileSync(join(folder, file), 'utf8')).join('\n') : '';
const steps = [
  ...renames.statements,
  ...renamedRows(resources, written),
  ...(await generateMigration(renames.snapshot, kept)),
  ...(await generateMigration(kept, search.from)),
  ...converted(await generateMigration(search.from, search.to), search.from, search.to),
  ...(await generateMigration(search.to, next)),
];
if (steps.length === 0) {
  console.log('The tables are as the last migration left them.');
  process.exit(0);
}
const last = readdirSync(folder).filter((file) => /^\d{4}_.*\.sql$/.test(file)).sort().at(-1);
const number = String(last ? Number(last.slice(0, 4)) + 1 : 0).padStart(4, '0');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${number}_${name}.sql`), `${steps.join('\n--> statement-breakpoint\n')}\n`);
writeFileSync(snapshotFile, `${JSON.stringify(next, null, 1)}\n`);
console.log(`src/server/db/migrations/${number}_${name}.sql: ${steps.length} steps. Read it, then commit it.`);
for (const { table, column, value } of withoutChoices(renames.snapshot, next))
  console.log(`Records that hold ${value} in ${table}.${column} would stop it. Say before its constraint is added what becomes of them: update "${table}" set "${column}" = … where "${column}" = '${value}';`);
for (const { former, type } of renames.types) console.log(`The journal goes on calling ${type} ${former}: what happened to its records until now is in the list of all changes, but no longer in their history, and cannot be undone.`);
for (const told of wouldStop(renames.snapshot, next)) console.log(told);
