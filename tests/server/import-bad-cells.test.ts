/** Each importable entity with every kind of bad cell, made from its metadata: each is found in its place, and nothing else is blamed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '../../src/domain/resource.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { starterOf } from '../../src/server/resource/import/starter.ts';
import { importTargets } from '../../src/server/resource/import/targets.ts';
import { resources } from '../../src/server/resource/registry.ts';
import type { Session } from '../../src/server/session.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { dataOf } from '../support/graphql.ts';
import { sample } from '../support/samples.ts';
import { importerOf, type Importer } from './importing.ts';

let server: DemoServer;
let admin: Importer;
let session: Session;
const names = new Map<string, string>();

beforeAll(async () => {
  server = await startDemoServer();
  admin = await importerOf(server, 'admin@demo.example');
  session = await withOrg(server.db, 'demo', async (tx) => starterOf(tx, (await tx.query<{ id: string }>("select id::text as id from user_account where org_code = 'demo' and email = 'admin@demo.example'"))[0]!.id));
  for (const { type, endpoint, operations } of resources) {
    const { data } = await admin.ask<{ page: { rows: { title: string; code: string | null }[] } }>(endpoint, `{ page: ${operations.lookup}(limit: 100) { rows { title code } } }`);
    const rows = data?.page.rows ?? [];
    // One of its name: holidays come again each year.
    const first = rows.find(({ title }) => rows.filter((other) => other.title === title).length === 1) ?? rows[0];
    if (first) names.set(type, first.code ?? first.title);
  }
}, 120_000);
afterAll(() => server.stop());

const numbers: ReadonlySet<Field['kind']> = new Set(['integer', 'decimal', 'money', 'percent', 'duration']);
const never: Partial<Record<Field['kind'], string>> = {
  integer: 'twelve', decimal: 'twelve', money: 'twelve', percent: 'twelve', duration: 'a while', date: '2026-02-30', time: '25:61', dateTime: 'some day', yesNo: 'perhaps',
  choice: 'Nonsense', choices: 'Nonsense', status: 'Nonsense', listed: 'Nonsense', reference: 'No such record 4711', email: 'nobody at home', phone: 'ring me', colour: 'greenish',
};

/** What may not stand in a column, by what is wrong with it. */
const badCells = ({ kind, required, default: usual, assigned, rule }: Field & { readonly assigned?: boolean }): readonly string[] => [
  ...(never[kind] === undefined ? [] : [never[kind]]),
  ...(required && usual === undefined && !assigned ? [''] : []),
  ...(numbers.has(kind) && rule.min !== undefined ? [String(rule.min - 1)] : []),
  ...(numbers.has(kind) && rule.max !== undefined ? [String(rule.max + 1)] : []),
  ...(kind === 'text' && rule.maxLength !== undefined ? ['x'.repeat(rule.maxLength + 1)] : []),
  ...(kind === 'text' && rule.preset !== undefined && rule.preset !== 'ALL_INPUTS_ALLOWED' ? ['<b>'] : []),
  ...(kind === 'text' && (rule.minLength ?? 0) > 1 ? ['x'] : []),
];

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const good = (field: Field, seed: number): string => {
  if (field.reference) return names.get(field.reference.type) ?? '';
  const value = sample(field, seed, () => null);
  return value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value);
};

describe.each(resources.filter(({ importable }) => importable))('$type', (resource) => {
  const { type, fields, unique } = resource;
  it('finds each bad cell in its place', async () => {
    const targets = importTargets(resource, session, 'IMPORT');
    const columns = targets.flatMap(({ key }) => fields.find((field) => field.key === key && !['id', 'rows', 'address', 'json', 'file', 'image'].includes(field.kind)) ?? []);
    const cases = columns.flatMap((field) => badCells(field).map((cell) => ({ field, cell })));
    expect(cases.length).toBeGreaterThan(0);
    const lines = cases.map((one, at) => columns.map((field) => quoted(field === one.field ? one.cell : good(field, 300 + at))).join(','));
    const { id } = await admin.start(type, 'IMPORT', 'bad.csv', `${columns.map(({ key }) => key).join(',')}\n${lines.join('\n')}\n`);
    expect(await admin.map(id, { columns: columns.map(({ key }) => key) })).toMatchObject({ state: 'REVIEW', total: cases.length, ready: 0, faulty: cases.length });
    const { rows } = dataOf(await admin.ask<{ importRows: { rows: { cells: { target: string; problem: string | null }[] }[] } }>('batch-processing', 'query ($id: ID!) { importRows(id: $id, offset: 0, limit: 500) { rows { cells { target problem } } } }', { id })).importRows;
    // Samples share their references, so that rows may be alike in what tells records apart.
    const shared = new Set(unique.flat());
    const missed = cases.filter(({ field }, at) => !rows[at]!.cells.some(({ target, problem }) => target === field.key && problem !== null));
    const blamed = cases.flatMap(({ field }, at) => rows[at]!.cells.filter(({ target, problem }) => problem !== null && target !== field.key && !shared.has(target) && fields.find(({ key }) => key === target)?.rule.notBefore !== field.key).map(({ target, problem }) => `${field.key} → ${target}: ${problem}`));
    expect({ missed: missed.map(({ field, cell }) => `${field.key}: ${cell.slice(0, 30)}`), blamed }).toEqual({ missed: [], blamed: [] });
  });
});
