import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { jsonArray } from '../../src/server/db/json-array.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { attempts } from '../../src/server/db/retry.ts';
import { readOrg } from '../../src/server/db/read-org.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let made: TestDatabase;
const count = 'select count(*)::int as count from number_series';

beforeAll(async () => {
  made = await createTestDatabase();
  for (const org of ['alpha', 'beta']) await withOrg(made.db, org, (tx) => tx.query('insert into number_series (org_code, series) values ($1, $2)', [org, 'employee']));
});
afterAll(() => made.drop());

describe('one organisation never meets another', () => {
  test('sees its own rows only, also when a statement forgets the organisation', async () => {
    expect(await withOrg(made.db, 'alpha', (tx) => tx.query('select org_code from number_series'))).toEqual([{ org_code: 'alpha' }]);
    expect(await readOrg(made.db, 'beta', { name: 'all', text: 'select org_code from number_series', values: [] })).toEqual([{ org_code: 'beta' }]);
  });

  test('cannot write a row of another organisation', async () => {
    const writing = withOrg(made.db, 'alpha', (tx) => tx.query(`insert into number_series (org_code, series) values ('beta', 'x')`));
    await expect(writing).rejects.toThrow(/row-level security/);
  });

  test('sees nothing outside a transaction that names the organisation', async () => {
    await expect(withOrg(made.db, 'gamma', (tx) => tx.query(count))).resolves.toEqual([{ count: 0 }]);
  });

  test.each(["x'; drop table number_series; --", '', 'a b', 'x'.repeat(33)])('refuses %j as an organisation code', (code) => {
    expect(() => withOrg(made.db, code, async () => undefined)).toThrow(/organisation code/);
    expect(() => readOrg(made.db, code, { name: 'x', text: 'select 1', values: [] })).toThrow(/organisation code/);
  });

  test('serves as a role that is neither owner nor superuser', async () => {
    const [role] = await withOrg(made.db, 'alpha', (tx) => tx.query('select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user'));
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false });
  });
});

describe('a transaction', () => {
  test('keeps nothing when the work throws', async () => {
    const work = withOrg(made.db, 'alpha', async (tx) => {
      await tx.query(`insert into number_series (org_code, series) values ('alpha', 'lost')`);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await withOrg(made.db, 'alpha', (tx) => tx.query(`select 1 from number_series where series = 'lost'`))).toEqual([]);
  });

  test('fails when a failed statement was swallowed, instead of pretending to commit', async () => {
    const work = withOrg(made.db, 'alpha', async (tx) => {
      await tx.query('select 1/0').catch(() => undefined);
    });
    await expect(work).rejects.toThrow(/rolled back/);
  });

  test('runs again after a deadlock, and both rivals end well', async () => {
    await withOrg(made.db, 'alpha', (tx) => tx.query(`insert into number_series (org_code, series) values ('alpha', 'a'), ('alpha', 'b')`));
    let runs = 0;
    let meet: () => void = () => undefined;
    const met = new Promise<void>((resolve) => (meet = resolve));
    const take = (first: string, second: string): Promise<void> =>
      withOrg(made.db, 'alpha', async (tx) => {
        runs += 1;
        await tx.query(`update number_series set next = next + 1 where series = $1`, [first]);
        if (runs === 2) meet();
        await met;
        await tx.query(`update number_series set next = next + 1 where series = $1`, [second]);
      });
    await Promise.all([take('a', 'b'), take('b', 'a')]);
    expect(runs).toBe(3);
    expect(await withOrg(made.db, 'alpha', (tx) => tx.query(`select next from number_series where series in ('a', 'b')`))).toEqual([{ next: '3' }, { next: '3' }]);
  });

  test('gives up on a serialisation failure that never ends', async () => {
    let runs = 0;
    const work = withOrg(made.db, 'alpha', async (tx) => {
      runs += 1;
      await tx.query(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
    });
    await expect(work).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(attempts);
  });
});

describe('the owner', () => {
  test('asks one statement after the other where several are asked at once, as the driver wants it', async () => {
    const warnings: string[] = [];
    const hear = ({ message }: Error): number => warnings.push(message);
    process.on('warning', hear);
    onTestFinished(() => void process.off('warning', hear));
    const answers = await asOwner(made.db, (owner) => Promise.all([1, 2, 3, 4].map((n) => owner.query('select $1::int as n', [n]))));
    await new Promise(setImmediate);
    expect(answers).toEqual([1, 2, 3, 4].map((n) => [{ n }]));
    expect(warnings).toEqual([]);
  });
});

describe('statements that are sent ahead', () => {
  test('are done in the order in which they were asked', async () => {
    const [, counted] = await withOrg(made.db, 'beta', (tx) => Promise.all([tx.query(`insert into number_series (org_code, series) values ('beta', 'ahead')`), tx.query(count)]), 'AHEAD');
    expect(counted).toEqual([{ count: 2 }]);
    await withOrg(made.db, 'beta', (tx) => tx.query(`delete from number_series where series = 'ahead'`));
  });

  test('fail with the reason of the first that failed, and nothing is kept', async () => {
    const work = withOrg(made.db, 'beta', async (tx) => {
      const sent = [tx.query(`insert into number_series (org_code, series) values ('beta', 'lost')`), tx.query('select 1/0'), tx.query(count), tx.prepared('ahead', count)];
      const [, , second, third] = await Promise.allSettled(sent);
      expect([second, third]).toMatchObject([{ reason: { code: '22012' } }, { reason: { code: '22012' } }]);
      await Promise.all(sent);
    }, 'AHEAD');
    await expect(work).rejects.toMatchObject({ code: '22012' });
    expect(await withOrg(made.db, 'beta', (tx) => tx.query(count))).toEqual([{ count: 1 }]);
  });
});

describe('values', () => {
  test('arrive exactly: ids and amounts as text, dates without a time zone, moments in UTC', async () => {
    const text = `select 9007199254740993::int8 as id, 0.10::numeric as amount, array[1.10, 2.20]::numeric[] as amounts, date '2026-03-29' as day,
      time '08:30' as hour, timestamptz '2026-03-29 01:30:00.123456+02' as moment, array[9007199254740993]::int8[] as ids`;
    const [row] = await readOrg(made.db, 'alpha', { name: 'values', text, values: [] });
    expect(row).toEqual({ id: '9007199254740993', amount: '0.10', amounts: ['1.10', '2.20'], day: '2026-03-29', hour: '08:30:00', moment: '2026-03-28T23:30:00.123456Z', ids: ['9007199254740993'] });
  });

  test('arrive exactly: many JSON texts as one parameter', async () => {
    const texts = ['{"a": "says \\"no\\", {},"}', null, '["Nguyễn", "ガ", "👩"]', '0'];
    const rows = await withOrg(made.db, 'alpha', (tx) => tx.query('select v::text as text from unnest($1::jsonb[]) v', [jsonArray(texts)]));
    expect(rows).toEqual(texts.map((one) => ({ text: one })));
    expect(await withOrg(made.db, 'alpha', (tx) => tx.query('select 1 from unnest($1::jsonb[])', [jsonArray([])]))).toEqual([]);
  });

  test('go out by COPY; PostgreSQL takes none in by COPY under row-level security', async () => {
    const copied = await withOrg(made.db, 'beta', async (tx) => text(tx.copyOut('copy (select series from number_series order by series) to stdout')));
    expect(copied).toBe('employee\n');
    const into = withOrg(made.db, 'beta', (tx) => new Promise((resolve, reject) => tx.copyIn('copy number_series from stdin').on('finish', resolve).on('error', reject).end('')));
    await expect(into).rejects.toThrow(/row-level security/);
  });

  test('are folded for search and sort: accents, width, kana', async () => {
    const folded = await asOwner(made.db, (owner) => owner.query<{ f: string }>(`select fold(v) as f from unnest($1::text[]) v`, [['Élève', 'E\u0301LE\u0300VE', 'ﾀﾅｶ', 'タナカ', 'ガ', 'ＡＢＣ', 'Straße', 'Nguyễn', '한국']]));
    expect(folded.map(({ f }) => f)).toEqual(['eleve', 'eleve', 'たなか', 'たなか', 'が', 'abc', 'strasse', 'nguyen', '한국']);
  });

  test('prepared statements work without names for old poolers', async () => {
    const plain = await createTestDatabase({ prepare: false });
    try {
      expect(await withOrg(plain.db, 'alpha', (tx) => tx.prepared('one', 'select $1::int as n', [1]))).toEqual([{ n: 1 }]);
      expect(await withOrg(plain.db, 'alpha', (tx) => tx.query('select name from pg_prepared_statements'))).toEqual([]);
    } finally {
      await plain.drop();
    }
  });
});
