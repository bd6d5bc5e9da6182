import { expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { steadyNames } from '../../src/server/db/steady.ts';
import { databaseForThisTest } from '../support/database.ts';

const nameOf = steadyNames();
const asked = (text: string, values: readonly unknown[], times: number): (string | undefined)[] => Array.from({ length: times }, () => nameOf(text, values));

it('gives a name to what is asked for the third time, and keeps it', () => {
  const [first, second, third, fourth] = asked('select 1 as steady where $1', [true], 4);
  expect([first, second]).toEqual([undefined, undefined]);
  expect(third).toBe('steady_0');
  expect(fourth).toBe(third);
});

it('plans anew what comes with many records, what has no values, and what is no statement of data', () => {
  const text = 'select from unnest($1::bigint[]) as few(id)';
  expect(asked(text, [[1, 2]], 3)[2]).toBeDefined();
  expect(nameOf(text, [Array.from({ length: 101 }, (_, id) => id)])).toBeUndefined();
  expect(asked('select 1 from jsonb_to_recordset($1::jsonb) as x(id int)', ['x'.repeat(10_001)], 5)).toEqual(Array(5).fill(undefined));
  expect(asked('select 1; select 2', [], 5)).toEqual(Array(5).fill(undefined));
  expect(asked('set local app.user = $1', ['1'], 5)).toEqual(Array(5).fill(undefined));
});

it('names two hundred, and forgets how often others were asked after two thousand', () => {
  const fresh = steadyNames();
  const thrice = (text: string): string | undefined => [1, 2, 3].map(() => fresh(text, [true])).at(-1);
  fresh('select 0 where $1', [true]);
  fresh('select 0 where $1', [true]);
  for (let other = 1; other <= 2_000; other += 1) fresh(`select ${other} where $1`, [true]);
  expect(fresh('select 0 where $1', [true])).toBeUndefined();
  const given = Array.from({ length: 201 }, (_, place) => thrice(`select 'steady ${place}' where $1`));
  expect(new Set(given.slice(0, 200)).size).toBe(200);
  expect(given[200]).toBeUndefined();
  expect(fresh(`select 'steady 0' where $1`, [true])).toBe(given[0]);
});

it('leaves a connection with the plans of what comes again, and of nothing else', async () => {
  const { db } = await databaseForThisTest();
  const text = 'select id::text as id from designation where org_code = $1 and title = $2';
  await withOrg(db, 'demo', async (tx) => {
    for (let time = 0; time < 4; time += 1) await tx.query(text, ['demo', 'Weaver']);
    await tx.query('select 1 as once where $1', [true]);
    expect(await tx.query<{ statement: string }>('select statement from pg_prepared_statements')).toEqual([{ statement: text }]);
  });
});

it('leaves nothing where a pooler takes no prepared statements', async () => {
  const { db } = await databaseForThisTest({ prepare: false });
  await withOrg(db, 'demo', async (tx) => {
    for (let time = 0; time < 4; time += 1) await tx.query('select 1 as unprepared where $1', [true]);
    expect(await tx.query('select statement from pg_prepared_statements')).toEqual([]);
  });
});
