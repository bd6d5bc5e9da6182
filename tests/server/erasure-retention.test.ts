/** What the retention period erases by itself: nobody who is to stay after all. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg, type Transaction } from '../../src/server/db/org.ts';
import { eraseDue } from '../../src/server/careers/erase-due.ts';
import { eraseOutdated } from '../../src/server/careers/erase-outdated.ts';
import { createLog } from '../../src/server/log.ts';
import { eraseOutdatedIndividuals } from '../../src/server/onboarding/erase-outdated.ts';
import { asAdministrator } from '../support/database.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { addCandidate, rows } from './candidates.ts';

let server: DemoServer;
let admin: Client;
const context = () => ({ db: server.db, settings: server.settings, log: createLog('silent') });

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
}, 60_000);
afterAll(() => server.stop());

const joins = async (lastName: string): Promise<string> =>
  dataOf(await admin<{ answer: { row: { id: string } } }>('onboarding', 'mutation ($input: OnboardingIndividualInput!) { answer: addOnboardingIndividual(input: $input) { row { id } } }', { input: { firstName: 'Ilse', lastName, email: `${lastName.toLowerCase()}@private.example`, mailLanguage: 'EN', joiningDate: '2099-03-01' } })).answer.row.id;
/** Somebody who was cancelled so many months ago. */
const cancelled = async (lastName: string, months: number): Promise<string> => {
  const id = await joins(lastName);
  dataOf(await admin('onboarding', `mutation { cancelOnboarding(individualId: [${id}], comment: "Joins elsewhere") { changeSet } }`));
  await rows(server, 'update onboarding_individual set updated_at = now() - make_interval(months => $3) where org_code = $1 and id = $2', [id, months]);
  return id;
};
const isThere = async (id: string): Promise<boolean> => (await rows(server, 'select id from onboarding_individual where org_code = $1 and id = $2', [id])).length === 1;
const database = async (): Promise<string> => (await rows<{ name: string }>(server, 'select current_database() as name, $1::text as org'))[0]!.name;

/** Until a statement waits for a lock. */
const comesToTheLock = async (): Promise<void> => {
  const name = await database();
  for (let waits = 0; waits < 400; waits += 1) {
    const waiting = await asAdministrator(`select pid from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`);
    if (waiting.length > 0) return;
    await pause(10);
  }
  throw new Error('The erasure never came to the record.');
};

it('lets no candidate go who is kept for longer while others are being erased', async () => {
  const [{ id } = { id: '' }] = await rows<{ id: string }>(server, `select min(id)::text as id from candidate where org_code = $1 and employee_id is null`);
  await rows(server, `update candidate set retain_until = '2020-01-01' where org_code = $1 and id = $2`, [id]);
  let erasing: Promise<number> | undefined;
  await withOrg(server.db, 'demo', async (tx) => {
    await tx.query(`update candidate set retain_until = '2099-01-01', version = version + 1 where org_code = $1 and id = $2`, ['demo', id]);
    erasing = eraseOutdated(context());
    await comesToTheLock();
  });
  await erasing;
  expect(await rows(server, 'select id from candidate where org_code = $1 and id = $2', [id])).toHaveLength(1);
});

it('lets nobody go whose onboarding is resumed while others are being erased', async () => {
  const id = await cancelled('Hartl', 30);
  let erasing: Promise<number> | undefined;
  await withOrg(server.db, 'demo', async (tx) => {
    await tx.query(`update onboarding_individual set status = (select o.status from onboarding_individual o where o.org_code = $1 and o.status <> 'CANCELLED' limit 1), updated_at = now(), version = version + 1 where org_code = $1 and id = $2`, ['demo', id]);
    erasing = eraseOutdatedIndividuals(context());
    await comesToTheLock();
  });
  expect(await erasing).toBe(0);
  expect(await isThere(id)).toBe(true);
});

it('lets no candidate go whose onboarding goes on, also where making them an employee was taken back', async () => {
  const id = await addCandidate(admin);
  const joining = await joins('Kehrt');
  await rows(server, 'update onboarding_individual set candidate_id = $3 where org_code = $1 and id = $2', [joining, id]);
  await rows(server, `update candidate set retain_until = '2020-01-01' where org_code = $1 and id = $2`, [id]);
  const stays = async (): Promise<boolean> => (await rows(server, 'select id from candidate where org_code = $1 and id = $2', [id])).length === 1;
  await eraseOutdated(context());
  expect(await stays()).toBe(true);
  dataOf(await admin('onboarding', `mutation { cancelOnboarding(individualId: [${joining}], comment: "Joins elsewhere") { changeSet } }`));
  await eraseOutdated(context());
  expect(await stays()).toBe(true);
  await rows(server, `update onboarding_individual set updated_at = now() - interval '30 months' where org_code = $1 and id = $2`, [joining]);
  await eraseOutdated(context());
  expect([await stays(), await isThere(joining)]).toEqual([false, false]);
});

describe('behind those whose erasure fails', () => {
  /** Deleting the record fails as long as somebody is called so. */
  const stick = async (table: 'candidate' | 'onboarding_individual') =>
    asAdministrator(`create function stuck_${table}() returns trigger language plpgsql as $$ begin if old.first_name = 'Stuck' then raise exception 'The record is stuck.'; end if; return old; end $$;
      create trigger stuck_${table} before delete on ${table} for each row execute function stuck_${table}()`, await database());

  it('the retention of candidates goes on to the others', async () => {
    await stick('candidate');
    const ids = await Promise.all([1, 2, 3].map(() => addCandidate(admin)));
    await rows(server, `update candidate set first_name = case when id = $3 then first_name else 'Stuck' end, retain_until = date '2020-01-01' + case when id = $3 then 9 else 0 end where org_code = $1 and id = any($2::bigint[])`, [ids, ids[1]]);
    await expect(eraseOutdated(context(), 1)).rejects.toThrow('2 candidates could not be erased');
    expect(await rows(server, 'select first_name as name from candidate where org_code = $1 and id = any($2::bigint[])', [ids])).toEqual([{ name: 'Stuck' }, { name: 'Stuck' }]);
  });

  it('the retention of those who were to join goes on to the others', async () => {
    await stick('onboarding_individual');
    const ids = [await cancelled('Ilg', 40), await cancelled('Jahn', 39), await cancelled('Kern', 38)];
    await rows(server, `update onboarding_individual set first_name = 'Stuck' where org_code = $1 and id = any($2::bigint[])`, [ids.slice(0, 2)]);
    await expect(eraseOutdatedIndividuals(context(), 1)).rejects.toThrow('2 people');
    expect(await Promise.all(ids.map(isThere))).toEqual([true, true, false]);
  });

  it('the retention goes on to other organisations where one cannot even be asked who is due', async () => {
    const asked: string[] = [];
    const find = (tx: Transaction): Promise<readonly { id: string }[]> => {
      asked.push(tx.orgCode);
      return tx.orgCode === 'demo' ? Promise.reject(new Error('A key of the journal is missing.')) : Promise.resolve([]);
    };
    await expect(eraseDue(context(), { find, erase: () => Promise.resolve(true), told: { what: 'a candidate', who: 'candidates' } }, 10)).rejects.toThrow('1 candidates could not be erased');
    expect(asked).toEqual(['demo', 'other']);
  });
});
