import { reachOf } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import type { Caller } from '../../resource/caller.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';
import { changeAll } from '../acts/candidate-act.ts';
import { moveProblems } from '../pipeline/may-move.ts';
import { firstOfKind, statusOf, type StageKind } from '../pipeline/statuses.ts';
import { withSalary } from '../pipeline/with-salary.ts';

const BEFORE: ReadonlySet<StageKind> = new Set(['APPLIED', 'SCREENING', 'SHORTLIST', 'INTERVIEW']);

/** Whoever is sent an offer comes to the first status of its stage, where the flow leads there, nothing is missing for it, and the person may move them; answers what was changed. */
export const moveToOffered = async (tx: Transaction, { db, session }: Pick<Caller, 'db' | 'session'>, candidate: Image): Promise<readonly Change[]> => {
  const reach = reachOf(session, 'JOB_CANDIDATES', 'UPDATE');
  const [from, to] = [await statusOf(tx, candidate['statusId']), await firstOfKind(tx, 'OFFER')];
  if (reach === null || !from || !to || !BEFORE.has(from.kind) || from.position > to.position) return [];
  if (moveProblems(await withSalary(tx, candidate, to), from, to).length > 0) return [];
  const bound = bindings(tx.orgCode);
  const mine = await tx.query(`select from candidate t where t.org_code = $1 and t.id = ${bound.bind(candidate.id)}::bigint and ${rowsWithin(resourceOf('Candidate'), { ...reach, forms: ['JOB_CANDIDATES'] }, session, 't', bound)}`, bound.values);
  if (mine.length === 0) return [];
  return changeAll(tx, 'Candidate', [{ id: candidate.id, version: null, input: { statusId: to.id } }], { db, session, reach, form: 'JOB_CANDIDATES', reason: null });
};
