import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseProblem } from '../../src/server/db/problem.ts';
import { explained, ValueRefused } from '../../src/server/db/unavailable.ts';

const said = (code: string, message: string): pg.DatabaseError => Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });

it('says in a sentence that the database went away or has no room, and leaves every other error as it is', () => {
  const away = explained(said('57P01', 'terminating connection due to administrator command'));
  expect(away).toBeInstanceOf(DatabaseProblem);
  expect((away as Error).message).toContain('The database cannot be reached.');
  expect((explained(said('53100', 'could not extend file')) as Error).message).toContain('The disk is full.');
  for (const other of [said('23505', 'duplicate key'), new ValueRefused(said('22003', 'out of range')), Object.assign(new Error('no such file'), { code: 'ENOENT' }), new TypeError('ours')]) expect(explained(other)).toBe(other);
});
