import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { allocate } from '../db/ids.ts';
import { withOrg } from '../db/org.ts';
import { MOST_GIVEN } from '../earnings/most-given.ts';
import { refuse } from '../refuse.ts';
import { addWithin } from '../resource/add-record.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import type { Change } from '../resource/journal.ts';
import { once } from '../resource/once.ts';
import { refuseFields, refuseNone } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';

type Arguments = { readonly kindId: string; readonly payoutDate?: string | null; readonly employeeIds: readonly string[] };

/** Adds the same earning for several employees, each by the rules of one, in one change-set; what is refused of one is refused of all. */
export const giveOneTimeEarnings = async ({ kindId, payoutDate = null, employeeIds }: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const caller: Caller = { db, session, reach: grant, form: 'ONE_TIME_EARNINGS', reason: null, idempotencyKey: idempotencyKey ?? null };
  const chosen = [...new Set(employeeIds)];
  refuseNone(caller, 'employeeIds', chosen);
  refuseFields(caller, chosen.length > MOST_GIVEN ? [{ field: 'employeeIds', ...finding('rule.max', { maxValue: MOST_GIVEN }) }] : []);
  if ([kindId, ...chosen].some((id) => !/^\d{1,18}$/.test(id))) throw refuse('NOT_FOUND');
  const resource = resourceOf('OneTimeEarning');
  const changeSet = await nextChangeSet(db, session.orgCode);
  const added = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'giveOneTimeEarnings', { kindId, payoutDate, chosen }, async () => {
    const first = await allocate(tx, resource.table, chosen.length);
    const changes: Change[] = [];
    for (const [at, employeeId] of chosen.entries()) changes.push(...(await addWithin(tx, resource, String(first + at), { employeeId, kindId, payoutDate }, caller)));
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'BULK', form: caller.form, changes });
    return { changeSet, added: chosen.length };
  })));
  return { errorCode: '', message: '', ...added };
};
