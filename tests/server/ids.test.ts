import { afterAll, beforeAll, expect, test } from 'vitest';
import { allocate, nextId, nextNumber } from '../../src/server/db/ids.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let made: TestDatabase;
beforeAll(async () => void (made = await createTestDatabase()));
afterAll(() => made.drop());

test('ids begin at 1 in each organisation and for each kind of record', async () => {
  expect(await nextId(made.db, 'a', 'employee')).toBe('1');
  expect(await nextId(made.db, 'a', 'employee')).toBe('2');
  expect(await nextId(made.db, 'a', 'grade')).toBe('1');
  expect(await nextId(made.db, 'b', 'employee')).toBe('1');
});

test('no id is given twice to many writers at once', async () => {
  const ids = await Promise.all(Array.from({ length: 500 }, () => nextId(made.db, 'c', 'employee')));
  expect(new Set(ids).size).toBe(500);
});

test('an import gets one unbroken range, and a range that is rolled back is given again', async () => {
  const first = await withOrg(made.db, 'd', (tx) => allocate(tx, 'employee', 50_000));
  expect(first).toBe(1);
  const lost = withOrg(made.db, 'd', async (tx) => {
    await allocate(tx, 'employee', 10);
    throw new Error('cancelled');
  });
  await expect(lost).rejects.toThrow('cancelled');
  expect(await withOrg(made.db, 'd', (tx) => allocate(tx, 'employee', 1))).toBe(50_001);
});

test('ids stay below 2^31', async () => {
  await withOrg(made.db, 'e', (tx) => allocate(tx, 'employee', 2_147_483_647));
  await expect(withOrg(made.db, 'e', (tx) => allocate(tx, 'employee', 1))).rejects.toThrow(/id_block/);
});

test('numbers that people read have no gap, whatever fails', async () => {
  const draw = (fails: boolean): Promise<number | undefined> =>
    withOrg(made.db, 'f', async (tx) => {
      const number = await nextNumber(tx, 'payslip');
      if (fails) throw new Error('failed');
      return number;
    }).catch(() => undefined);
  const drawn = await Promise.all(Array.from({ length: 60 }, (_, index) => draw(index % 3 === 0)));
  const numbers = drawn.filter((number) => number !== undefined).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});
