import { expect, it } from 'vitest';
import { unwritten } from '../../src/server/db/unwritten.ts';
import { databaseForThisTest } from '../support/database.ts';

it('names tables and columns that no migration has made', async () => {
  const { db } = await databaseForThisTest();
  expect(await unwritten(db, [{ table: 'grade', columns: ['id', 'name', 'band'] }, { table: 'locker', columns: ['id', 'name'] }, { table: 'location', columns: ['id'] }])).toEqual(['grade.band', 'locker']);
});
