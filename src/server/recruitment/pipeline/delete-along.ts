/** Records that mean nothing without their candidate. */
import type { Transaction } from '../../db/org.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { quote } from '../../resource/sql.ts';
import { deleteImages, readImages } from '../../resource/store.ts';
import { callOffDeleted } from '../interviews/call-off.ts';

/** In the order in which they may go: what refers to another one before it. */
const KINDS = ['DocumentSignature', 'GeneratedDocument', 'CandidateDistinction', 'Offer', 'CandidateSalary', 'Scorecard', 'ScheduledRound', 'Interview', 'StageMove', 'JobApplication'];

/** Whoever was to meet the candidates is told that they do not. */
export const deleteAlong = async (tx: Transaction, candidates: readonly string[], by: string): Promise<readonly Change[]> => {
  await callOffDeleted(tx, candidates, by);
  const changes: Change[] = [];
  for (const type of KINDS) {
    const resource = resourceOf(type);
    const columns = resource.fields.filter(({ reference }) => reference?.type === 'Candidate').map(({ column }) => `${quote(column)} = any($2::bigint[])`);
    const found = await tx.query<{ id: string }>(`select id from ${quote(resource.table)} where org_code = $1 and (${columns.join(' or ')})`, [tx.orgCode, candidates]);
    const images = await readImages(tx, resource, found.map(({ id }) => id));
    await deleteImages(tx, resource, [...images.keys()]);
    changes.push(...[...images.values()].map((before) => ({ entity: type, id: before.id, kind: 'DELETE' as const, before, after: null })));
  }
  return changes;
};
