/** Logs say what went wrong and where, and hold no value of a record. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { errorForLog } from '../../src/server/log-error.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const failing = (text: string): Promise<Error> =>
  asOwner(database.db, (owner) => owner.query(text)).then(
    () => new Error('It did not fail.'),
    (error: unknown) => error as Error,
  );
const insert = (code: string, rank: string): string => `insert into grade (org_code, id, name, code, rank, created_by, updated_by) values ('demo', ${rank}, '${code}', '${code}', ${rank}, 'Meera', 'Meera')`;

it('neither the row that a constraint refused, nor the value that did not fit', async () => {
  await withOrg(database.db, 'demo', (tx) => tx.query(insert('Secretsalary', '1')));
  const [taken, unfit] = [await failing(insert('Secretsalary', '2')), await failing(`select 'Secretsalary "x" 4711'::int`)];
  expect(JSON.stringify(Object.values(taken))).toContain('ecretsalary');
  const [line, other] = [errorForLog(taken), errorForLog(new Error('Around it', { cause: unfit }))];
  expect(line).toMatchObject({ code: '23505', table: 'grade', message: expect.stringContaining('duplicate key') as string });
  expect(JSON.stringify([line, other, errorForLog(unfit), errorForLog(new AggregateError([taken, unfit], 'Both'))])).not.toMatch(/ecretsalary|4711/);
  expect(other).toMatchObject({ message: expect.stringContaining('invalid input syntax for type integer') as string, stack: expect.stringContaining('at ') as string });
});
