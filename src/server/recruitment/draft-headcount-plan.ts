import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { allocate } from '../db/ids.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { seatOf, staffSql } from '../planning/seats-sql.ts';
import { refuse } from '../refuse.ts';
import { addWithin } from '../resource/add-record.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import type { Values } from '../resource/hooks.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { addNew } from '../resource/new-records.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';

type Arguments = { readonly name: string; readonly fiscalYear: number; readonly effectiveFrom?: string | null; readonly planId?: string | null };

const COPIED = ['name', 'departmentId', 'designationId', 'locationId', 'templateId', 'annualCost', 'note'];
const QUARTERS = ['firstQuarter', 'secondQuarter', 'thirdQuarter', 'fourthQuarter'];

/** Of a plan for another year what it came to in the end. */
const fromPlan = async (tx: Transaction, planId: string, fiscalYear: number): Promise<Values[]> => {
  const plan = /^\d{1,18}$/.test(planId) ? (await readImages(tx, resourceOf('HeadcountPlan'), [planId], false)).get(planId) : undefined;
  if (!plan) throw refuse('NOT_FOUND');
  const rows = await tx.query<{ id: string }>('select id::text as id from plan_seat where org_code = $1 and plan_id = $2::bigint order by id', [tx.orgCode, planId]);
  const isSameYear = Number(plan['fiscalYear']) === fiscalYear;
  return [...(await readImages(tx, resourceOf('PlanSeat'), rows.map(({ id }) => id), false)).values()].map((seat) => ({
    ...Object.fromEntries(COPIED.map((key) => [key, seat[key] ?? null])),
    ...Object.fromEntries(QUARTERS.map((key) => [key, seat[isSameYear ? key : 'fourthQuarter']])),
  }));
};

/** A position for every seat, with as many places as people. */
const fromStaff = async (tx: Transaction): Promise<Values[]> => {
  const rows = await tx.query<{ departmentId: string; designationId: string; locationId: string; name: string; people: number }>(
    `with ${staffSql('$2')} select s.department_id::text as "departmentId", s.designation_id::text as "designationId", s.location_id::text as "locationId", d.title as name, count(*)::int as people
     from staff s join designation d on d.org_code = $1 and d.id = s.designation_id group by ${seatOf('s')}, d.title order by s.department_id, d.title, s.location_id`,
    [tx.orgCode, await todayOf(tx)],
  );
  return rows.map(({ people, ...seat }) => ({ ...seat, ...Object.fromEntries(QUARTERS.map((key) => [key, people])) }));
};

/** A draft with the positions of another plan or, without one, of those who work here; all in one change-set. */
export const draftHeadcountPlan = async ({ name, fiscalYear, effectiveFrom = null, planId = null }: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const resource = resourceOf('HeadcountPlan');
  const caller: Caller = { db, session, reach: grant, form: 'TABLE_OF_ORGANIZATION', reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const changeSet = await nextChangeSet(db, session.orgCode);
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'draftHeadcountPlan', { name, fiscalYear, effectiveFrom, planId }, async () => {
    const id = String(await allocate(tx, resource.table, 1));
    const added = await addWithin(tx, resource, id, { name, fiscalYear, effectiveFrom }, caller);
    const seats = planId === null ? await fromStaff(tx) : await fromPlan(tx, planId, fiscalYear);
    if (planId === null && seats.length === 0) refuseFields(caller, [{ field: 'planId', ...finding('headcountPlan.nobody') }]);
    const changes = [...added, ...(await addNew(tx, 'PlanSeat', seats.map((seat) => ({ ...seat, planId: id })), session.name))];
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: caller.form, reason: null, changes });
    return { changeSet, id, positions: seats.length };
  })));
  return { errorCode: '', message: '', validationError: null, ...done };
};
