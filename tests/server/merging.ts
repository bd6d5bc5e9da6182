/** Candidates of the demo organisation who are one person, and making them one. */
import { compareDue } from '../../src/server/recruitment/duplicates/worker.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { dataOf, type Client } from '../support/graphql.ts';
import { rows, type Answer } from './candidates.ts';

export type Pair = { one: number; other: number; score: number; reasons: string[] };
export type Group = { score: number; candidates: { Candidate_Id: number }[]; pairs: Pair[] };

/** The work that goes on beside requests, until nobody is left to be compared. */
export const compared = async (server: DemoServer): Promise<void> => {
  while ((await compareDue(server.db)) > 0);
};

export const groups = async (ask: Client): Promise<Group[]> =>
  dataOf(await ask<{ a: { groups: Group[] } }>('recruitment', '{ a: duplicateCandidateGroups(limit: 50) { groups { score candidates { Candidate_Id } pairs { one other score reasons } } } }')).a.groups;
/** The group in which a candidate stands. */
export const groupOf = async (ask: Client, id: number): Promise<Group | undefined> => (await groups(ask)).find(({ candidates }) => candidates.some((one) => one.Candidate_Id === id));

type Choices = { readonly values?: readonly { field: string; candidateId: number }[]; readonly seen?: readonly { candidateId: number; version: number }[] };
export const merge = (ask: Client, keep: number, others: readonly number[], { values = [], seen = [] }: Choices = {}) =>
  ask<{ answer: Answer }>('recruitment', 'mutation ($keep: Int!, $others: [Int!]!, $values: [MergedValue!], $seen: [SeenCandidate!]) { answer: mergeCandidates(keep: $keep, others: $others, values: $values, seen: $seen) { errorCode message changeSet candidateCount } }', { keep, others, values, seen });
export const merged = async (...of: Parameters<typeof merge>): Promise<Answer> => dataOf(await merge(...of)).answer;
export const refusedMerge = async (...of: Parameters<typeof merge>) => (await merge(...of)).errors[0]?.extensions.errorCode;

/** Everything that the database holds of candidates, to compare it before and after. Versions and times of change tell that something was, not what; the journal keeps times to the millisecond. */
export const everything = async (server: DemoServer, ids: readonly number[]): Promise<unknown> => {
  const plain = (of: readonly Record<string, unknown>[]) => of.map((row) => Object.fromEntries(Object.entries(row).flatMap(([key, value]) => (['version', 'updated_at', 'updated_by'].includes(key) ? [] : [[key, typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) ? new Date(value).toISOString() : value]]))));
  const tables: Record<string, string> = {
    candidate: 'id', candidate_skill: 'candidate_id', candidate_experience: 'candidate_id', candidate_language: 'candidate_id', job_application: 'candidate_id', stage_move: 'candidate_id', interview: 'candidate_id', scheduled_round: 'candidate_id',
    scorecard: 'candidate_id', candidate_salary: 'candidate_id', offer: 'candidate_id', outbox_message: 'candidate_id', candidate_distinction: 'candidate_id',
  };
  const found: Record<string, unknown> = {};
  for (const [table, column] of Object.entries(tables)) found[table] = plain(await rows<Record<string, unknown>>(server, `select * from ${table} where org_code = $1 and ${column} = any($2::bigint[]) order by 2, 3`, [ids]));
  for (const table of ['record_comment', 'record_file', 'record_follower']) found[table] = plain(await rows<Record<string, unknown>>(server, `select * from ${table} where org_code = $1 and entity = 'Candidate' and row_id = any($2::bigint[]) ${table === 'record_file' ? 'and deleted_at is null' : ''} order by 2, 3, 4`, [ids]));
  return found;
};
