import { beginBy, freePlaces, isBeyond, leadTimeOf } from '../../domain/planning/requisition.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { planFit } from '../planning/plan-fit.ts';
import { readPlanning } from '../planning/settings.ts';
import { refuse } from '../refuse.ts';

type Arguments = {
  readonly departmentId: string; readonly designationId: string; readonly locationId: string; readonly neededBy: string; readonly openings: number;
  readonly gradeId?: string | null; readonly replacedIds?: readonly string[] | null; readonly requisitionId?: string | null;
};

/** How a requisition fits the plan, as it stands in its form. */
export const requisitionFit = ({ neededBy, openings, gradeId = null, replacedIds, requisitionId = null, ...seat }: Arguments, { db }: Context, { session }: Grant) => {
  const replaced = replacedIds ?? [];
  if ([...Object.values(seat), ...replaced, ...[gradeId, requisitionId].flatMap((id) => id ?? [])].some((id) => !/^\d{1,18}$/.test(String(id)))) throw refuse('NOT_FOUND');
  return withOrg(db, session.orgCode, async (tx) => {
    const settings = await readPlanning(tx);
    const fit = await planFit(tx, { ...seat, neededBy, replaced, requisitionId }, settings.firstMonth);
    const grade = gradeId ?? (await tx.query<{ id: string }>('select grade_id::text as id from designation where org_code = $1 and id = $2::bigint', [tx.orgCode, seat.designationId]))[0]?.id ?? null;
    const leadTimeDays = leadTimeOf(grade, settings);
    return { errorCode: '', message: '', ...fit, free: freePlaces(fit), isBeyond: isBeyond(fit, openings), beyondPlan: settings.beyondPlan, beginBy: beginBy(neededBy, leadTimeDays), leadTimeDays };
  });
};
