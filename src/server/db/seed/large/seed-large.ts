import { Readable } from 'node:stream';
import { WrongUse } from '../../../command-line.ts';
import { pipeline } from 'node:stream/promises';
import { hashPassword } from '../../../auth/password.ts';
import { storePassword } from '../../../auth/set-password.ts';
import { imageSql, type Image } from '../../../resource/image.ts';
import { recordChangeSet, recordRows } from '../../../resource/journal.ts';
import { resourceOf } from '../../../resource/registry.ts';
import type { Database } from '../../connection.ts';
import { allocate } from '../../ids.ts';
import { rootOf, withRoot } from '../../root-of.ts';
import { beginFor, type Transaction } from '../../org.ts';
import { asOwner } from '../../owner.ts';
import type { OwnerConnection } from '../../owner.ts';
import { seeding } from '../seeding.ts';
import { candidateIds, copyCandidates, settleCandidates } from './candidates.ts';
import { peopleColumns, peopleLines } from './people.ts';
import { seedLargePosts } from './posts.ts';
import { seedStructure } from './structure.ts';
import type { Structure } from './structure.ts';

export type LargeSeed = { readonly orgCode: string; readonly employees: number; /** None where it is left out. */ readonly candidates?: number; readonly password: string; readonly say: (line: string) => void };

const journalRows = 2000;

const imagesSql = `select ${imageSql(resourceOf('Employee'), 't')} as after from employee t where t.org_code = $1 and t.id between $2 and $3`;

type Begun = { readonly structure: Structure; readonly firstId: number; readonly changeSet: number };

const begin = async (tx: Transaction, { orgCode, employees }: LargeSeed): Promise<Begun> => {
  const [there] = await tx.query('select from organisation where org_code = $1', [orgCode]);
  if (there) throw new WrongUse(`The organisation ${orgCode} exists already. Name another one with --org.`);
  const structure = await seedStructure(tx, 'Meridian Works');
  return { structure, firstId: await allocate(tx, 'employee', employees), changeSet: await allocate(tx, 'change_set', 1) };
};

/** What this makes fits together, so a superuser need not have each of its references looked up (half of the time); words for the search are gathered in larger heaps. Answers whether it may. */
const quicken = async (owner: OwnerConnection): Promise<boolean> => {
  const [row] = await owner.query<{ is: string }>("select current_setting('is_superuser') as is");
  const isFree = row?.is === 'on';
  if (isFree) await owner.query("set local session_replication_role = 'replica'");
  await owner.query("set local gin_pending_list_limit = '256MB'");
  return isFree;
};

const copyPeople = async (owner: OwnerConnection, tx: Transaction, { orgCode, employees, say }: LargeSeed, { structure, firstId, changeSet }: Begun): Promise<void> => {
  const isFree = await quicken(owner);
  await pipeline(Readable.from(peopleLines(orgCode, firstId, employees, structure)), owner.copyIn(`copy employee (${peopleColumns.join(', ')}) from stdin`));
  if (isFree) await owner.query('set local session_replication_role = default');
  say(`${employees} employees are in; writing their history`);
  await recordChangeSet(tx, String(changeSet), { userId: null, by: 'Tenure', source: 'SEED', reason: 'Large organisation' }, employees);
  for (let at = firstId; at < firstId + employees; at += journalRows) {
    const images = await owner.query<{ after: Image }>(imagesSql, [orgCode, at, Math.min(at + journalRows, firstId + employees) - 1]);
    await recordRows(tx, String(changeSet), images.map(({ after }) => ({ entity: 'Employee', id: after.id, kind: 'ADD', before: null, after })));
  }
};

/** The first few employees recruit. */
const RECRUITERS = 20;

const addCandidates = async (owner: OwnerConnection, tx: Transaction, { orgCode, employees, candidates = 0, say }: LargeSeed, { structure, firstId }: Begun): Promise<void> => {
  if (candidates === 0) return;
  const people = Array.from({ length: Math.min(RECRUITERS, employees) }, (_, at) => String(firstId + at));
  const world = await seedLargePosts(tx, { structure, candidates, people, now: new Date() });
  const ids = await candidateIds(tx, candidates);
  say(`${world.posts.length} job posts are in`);
  const isFree = await quicken(owner);
  await copyCandidates(owner, { orgCode, count: candidates, say }, world, ids);
  if (isFree) await owner.query('set local session_replication_role = default');
  // Without triggers nobody reckoned who took an application back, nor noted that these are to be compared with each other.
  await owner.query('select reckon_withdrawn($1, array_agg(candidate_id)) from job_application where org_code = $1 and withdrawn_on is not null', [orgCode]);
  await owner.query('insert into candidate_compare (org_code, id) select org_code, id from candidate where org_code = $1 on conflict do nothing', [orgCode]);
};

const administrator = async (tx: Transaction, { orgCode }: LargeSeed, hash: string, { structure, firstId }: Begun): Promise<string> => {
  const seed = seeding(tx);
  const email = `admin@${orgCode}.example`;
  const [userId = ''] = await seed.add('UserAccount', [{ name: 'Administrator', email, employeeId: String(firstId), roles: [{ roleId: structure.administratorRole }] }]);
  await seed.finish('Large organisation');
  await storePassword(tx, userId, hash);
  return email;
};

/** The organisation's transaction as the owner: COPY does not work under row-level security. */
const asOrganisation = async (owner: OwnerConnection, orgCode: string): Promise<Transaction> => {
  await owner.query(beginFor(orgCode));
  return withRoot({ orgCode, ...owner, prepared: (_name, text, values) => owner.query(text, values) }, rootOf(owner));
};

/**
 * Makes an organisation of that many people and candidates, always the same ones, in one transaction: what is cut off on its way leaves nothing.
 * Answers its administrator's e-mail address. Refuses one that exists.
 */
export const seedLarge = async (db: Database, told: LargeSeed): Promise<string> => {
  const hash = await hashPassword(told.password);
  return asOwner(db, async (owner) => {
    const tx = await asOrganisation(owner, told.orgCode);
    const begun = await begin(tx, told);
    told.say(`${told.orgCode}: ${begun.structure.locations.size} locations, ${begun.structure.departments.length} departments`);
    await copyPeople(owner, tx, told, begun);
    await addCandidates(owner, tx, told, begun);
    const email = await administrator(tx, told, hash, begun);
    await owner.query('commit');
    await owner.query('vacuum analyze employee');
    await owner.query('analyze change');
    if (told.candidates) await settleCandidates(owner);
    return email;
  });
};
