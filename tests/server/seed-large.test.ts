import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { peopleLines } from '../../src/server/db/seed/large/people.ts';
import { seedLarge } from '../../src/server/db/seed/large/seed-large.ts';
import { asAdministrator, createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const seed = (orgCode: string): Promise<string> => seedLarge(database.db, { orgCode, employees: 3000, password: 'A long enough passphrase 26', say: () => undefined });

test('makes an organisation of any size with an administrator, a tree of managers and a history', async () => {
  expect(await seed('big')).toBe('admin@big.example');
  const [found] = await withOrg(database.db, 'big', (tx) =>
    tx.query(`select (select count(*)::int from employee) as people, (select count(*)::int from employee where manager_id is null) as tops,
      (select count(*)::int from change where entity = 'Employee') as changes, (select count(*)::int from employee where search like '%müller%' or search like '%muller%') as found`),
  );
  expect(found).toMatchObject({ people: 3000, tops: 1, changes: 3000 });
  expect((found as { found: number }).found).toBeGreaterThan(10);
  const keys = await asAdministrator<{ loose: string }>(
    `select string_agg(format('select %L as key from employee e where e.%I is not null and not exists (select from %s t where t.org_code = e.org_code and t.id = e.%I)', c.conname, a.attname, c.confrelid::regclass, a.attname), ' union ') as loose
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2] where c.conrelid = 'employee'::regclass and c.contype = 'f'`, database.name);
  expect(keys[0]?.loose).toContain('manager_id');
  expect(await asAdministrator(keys[0]!.loose, database.name)).toEqual([]);
  await expect(seed('big')).rejects.toThrow('The organisation big exists already. Name another one with --org.');
});

test('leaves nothing of an organisation when it is cut off, so that the next one makes it whole', async () => {
  const cutAt = (words: string) => seedLarge(database.db, { orgCode: 'cut', employees: 20, candidates: 40, password: 'A long enough passphrase 26', say: (line) => {
    if (line.includes(words)) throw new Error('cut off');
  } });
  for (const words of ['employees are in', 'candidates are in']) await expect(cutAt(words)).rejects.toThrow('cut off');
  expect(await cutAt('nowhere')).toBe('admin@cut.example');
  expect(await withOrg(database.db, 'cut', (tx) => tx.query(`select (select count(*)::int from employee) as people, (select count(*)::int from candidate) as candidates, (select count(*)::int from location) as places`))).toEqual([{ people: 20, candidates: 40, places: 10 }]);
});

test('makes candidates for posts, with applications, steps and a history', async () => {
  await seedLarge(database.db, { orgCode: 'hiring', employees: 30, candidates: 1200, password: 'A long enough passphrase 26', say: () => undefined });
  const [found] = await withOrg(database.db, 'hiring', (tx) =>
    tx.query(`select count(*)::int as candidates, (select count(*)::int from change where entity = 'Candidate') as changes, (select count(*)::int from job_post) as posts,
      (select count(*)::int from candidate c where not exists (select from job_application a where a.candidate_id = c.id and a.job_post_id = c.job_post_id and a.status_id = c.status_id)) as apart,
      (select count(*)::int from candidate c where not exists (select from candidate_education e where e.candidate_id = c.id)) as unschooled,
      (select count(*)::int from stage_move m where not exists (select from candidate c where c.id = m.candidate_id)) as loose from candidate`),
  );
  expect(found).toMatchObject({ candidates: 1200, changes: 1200, posts: 2, apart: 0, unschooled: 0, loose: 0 });
});

test('makes the same people each time, with names in several scripts', () => {
  const structure = { locations: new Map(), departments: ['1'], designations: [['1']], employeeTypes: ['1'], administratorRole: '1' };
  const [once, again] = [0, 1].map(() => [...peopleLines('x', 1, 500, structure)].join(''));
  expect(once).toBe(again);
  for (const script of ['Latin', 'Han', 'Tamil', 'Devanagari', 'Cyrillic', 'Arabic']) expect(once).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
});
