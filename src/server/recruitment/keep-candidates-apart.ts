import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { refuseNone } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import { candidatesOf, notApart } from './duplicates/seen.ts';
import { addNew } from '../resource/new-records.ts';

type Arguments = { readonly candidateId: number; readonly others: readonly number[] };
const MOST = 200;

/** Those of the others who are within reach and not told apart yet. Refuses where one of them is not there for the caller. */
const together = async (tx: Transaction, { session }: Grant, id: string, others: readonly string[]): Promise<readonly string[]> => {
  const to = bindings(tx.orgCode);
  const reach = candidatesOf(session, 'UPDATE');
  const asked = to.bind([id, ...others]);
  const rows = reach === null ? [] : await tx.query<{ id: string; apart: boolean }>(
    `select t.id::text as id, not ${notApart('t.id', `${to.bind(id)}::bigint`)} as apart from candidate t where t.org_code = $1 and t.id = any(${asked}::bigint[]) and ${rowsWithin(resourceOf('Candidate'), reach, session, 't', to)} for key share of t`,
    to.values,
  );
  if (others.length > MOST || rows.length !== others.length + 1) throw refuse('NOT_FOUND');
  return rows.flatMap((row) => (row.id === id || row.apart ? [] : [row.id]));
};

/** Two candidates are different people: kept for good, with an undo, and not suggested again. */
export const keepCandidatesApart = async (args: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const id = String(args.candidateId);
  const others = [...new Set(args.others.map(String))].filter((other) => other !== id);
  refuseNone(grant, 'others', others);
  const changeSet = await nextChangeSet(db, session.orgCode);
  const done = await answeringConstraints(resourceOf('CandidateDistinction'), session, () => withOrg(db, session.orgCode, (tx) => once(tx, { session, idempotencyKey: readIdempotencyKey(idempotencyKey) }, 'keepCandidatesApart', args, async () => {
    const found = await together(tx, grant, id, others);
    const decidedAt = new Date().toISOString();
    const pairs = found.map((other) => (BigInt(id) < BigInt(other) ? { candidateId: id, otherId: other } : { candidateId: other, otherId: id }));
    const changes = await addNew(tx, 'CandidateDistinction', pairs.map((pair) => ({ ...pair, decidedAt, decidedBy: session.name })), session.name);
    if (changes.length > 0) await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: grant.forms[0] ?? null, changes });
    return { changeSet: changes.length > 0 ? changeSet : null, candidateCount: changes.length, message: '' };
  })));
  return { errorCode: '', validationError: null, ...done };
};
