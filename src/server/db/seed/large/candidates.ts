/** Any number of candidates by COPY, with their applications and steps. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { imageSql, type Image } from '../../../resource/image.ts';
import { recordChangeSet, recordRows } from '../../../resource/journal.ts';
import { resourceOf } from '../../../resource/registry.ts';
import { allocate } from '../../ids.ts';
import type { Transaction } from '../../org.ts';
import type { OwnerConnection } from '../../owner.ts';
import { rootOf, withRoot } from '../../root-of.ts';
import { hiringOf, type Hired } from '../hiring/candidates.ts';
import type { HiringWorld } from '../hiring/post.ts';
import type { SeedRecord } from '../seeding.ts';
import { copiedOf } from './copy-lines.ts';

const AT_ONCE = 10_000;
const JOURNALED = 2000;
/** No candidate has more of anything. */
const MOST = 8;
const TABLES = ['candidate', 'candidate_skill', 'candidate_experience', 'candidate_education', 'candidate_language', 'job_application', 'stage_move'] as const;

export type CandidateIds = { readonly next: ReadonlyMap<string, number>; readonly changeSet: number };

/** Ids for that many candidates and what belongs to them; where fewer are needed, gaps stay. */
export const candidateIds = async (tx: Transaction, count: number): Promise<CandidateIds> => {
  const next = new Map<string, number>();
  for (const table of TABLES) next.set(table, await allocate(tx, table, table === 'candidate' ? count : count * MOST));
  await allocate(tx, 'candidate number', count);
  return { next, changeSet: await allocate(tx, 'change_set', 1) };
};

/** `Iterator.take` would end the one that it takes from. */
const nextOf = (made: Iterator<Hired>, count: number): Hired[] =>
  Array.from({ length: count }, () => {
    const { value, done } = made.next();
    if (done) throw new Error('There are no more candidates.');
    return value;
  });

type Told = { readonly orgCode: string; readonly count: number; readonly say: (line: string) => void };

/** In the owner's transaction. Steps are a history themselves: only the candidates go into the journal. */
export const copyCandidates = async (owner: OwnerConnection, { orgCode, count, say }: Told, world: HiringWorld, { next, changeSet }: CandidateIds): Promise<void> => {
  const at = new Map(next);
  const idOf = (table: string): string => {
    const id = at.get(table)!;
    at.set(table, id + 1);
    return String(id);
  };
  const write = async (type: string, records: readonly SeedRecord[]): Promise<void> => {
    for (const { table, columns, lines } of copiedOf(resourceOf(type), orgCode, records, idOf))
      await pipeline(Readable.from([lines]), owner.copyIn(`copy ${table} (${columns.map((column) => `"${column}"`).join(', ')}) from stdin`));
  };
  const made = hiringOf(world, count);
  for (let done = 0; done < count; ) {
    const block = nextOf(made, Math.min(AT_ONCE, count - done));
    const candidates = block.map(({ candidate }) => ({ ...candidate, id: idOf('candidate') }));
    const of = (key: 'applications' | 'moves', table: string): SeedRecord[] => block.flatMap((one, place) => one[key].map((record) => ({ ...record, id: idOf(table), candidateId: candidates[place]!.id })));
    await write('Candidate', candidates);
    await write('JobApplication', of('applications', 'job_application'));
    await write('StageMove', of('moves', 'stage_move'));
    done += block.length;
    say(`${done} of ${count} candidates are in`);
  }
  const tx = withRoot({ orgCode, query: owner.query }, rootOf(owner));
  await recordChangeSet(tx, String(changeSet), { userId: null, by: 'Tenure', source: 'SEED', reason: 'Candidates of a large organisation' }, count);
  const first = next.get('candidate')!;
  for (let from = first; from < first + count; from += JOURNALED) {
    const images = await owner.query<{ after: Image }>(`select ${imageSql(resourceOf('Candidate'), 't')} as after from candidate t where t.org_code = $1 and t.id between $2 and $3`, [orgCode, from, Math.min(from + JOURNALED, first + count) - 1]);
    await recordRows(tx, String(changeSet), images.map(({ after }) => ({ entity: 'Candidate', id: after.id, kind: 'ADD', before: null, after })));
  }
};

/** After the transaction, so that plans are those of a database that was lived in. */
export const settleCandidates = async (owner: OwnerConnection): Promise<void> => {
  for (const table of TABLES) await owner.query(`vacuum analyze ${table}`);
};
