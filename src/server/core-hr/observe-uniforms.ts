import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { allocate } from '../db/ids.ts';
import { readId } from '../people/asked-people.ts';
import { refuse } from '../refuse.ts';
import { addWithin } from '../resource/add-record.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { updateRecords } from '../resource/update-records.ts';
import { actingCaller, chosenIds } from '../uniforms/acting.ts';
import { namesOf } from '../uniforms/names-of.ts';

type Arguments = { readonly employeeIds: readonly string[]; readonly day: string; readonly state: string; readonly itemId?: string | null; readonly remark?: string | null };

/** One observation a person and day: what was noted of the day before is changed, by the rules of one. */
export const observeUniforms = (args: Arguments, context: Context, grant: Grant) => {
  const resource = resourceOf('UniformObservation');
  return answeringConstraints(resource, grant.session, () =>
    inChangeSet('observeUniforms', args, context, grant, null, async (tx) => {
      const caller = actingCaller(context, grant, 'UNIFORM_MONITORING');
      const { day, state, itemId = null, remark = null } = args;
      const chosen = chosenIds(caller, 'employeeIds', args.employeeIds);
      if ((await namesOf(tx, grant, chosen)).size < chosen.length) throw refuse('NOT_FOUND');
      const told = { state, itemId: itemId === null ? null : readId(itemId), remark };
      const noted = new Map((await tx.query<{ id: string; employeeId: string }>('select id::text as id, employee_id::text as "employeeId" from uniform_observation where org_code = $1 and date = $2::date and employee_id = any($3::bigint[])', [tx.orgCode, day, chosen])).map(({ id, employeeId }) => [employeeId, id]));
      const { changes, refused } = await updateRecords(tx, resource, [...noted.values()].map((id) => ({ id, version: null, input: told })), caller);
      for (const refusal of refused.values()) throw refusal;
      const unseen = chosen.filter((employeeId) => !noted.has(employeeId));
      const first = unseen.length === 0 ? 0 : await allocate(tx, resource.table, unseen.length);
      const added: Change[] = [];
      for (const [at, employeeId] of unseen.entries()) added.push(...(await addWithin(tx, resource, String(first + at), { employeeId, date: day, ...told }, caller)));
      return { changes: [...changes, ...added], answer: { added: chosen.length } };
    }));
};
