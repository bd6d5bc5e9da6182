import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { WorkPlaceRow } from './work-places.ts';

/** Whether the place is the home, with an approved pre-approval or a decision for the day; refuses WFH_NOT_APPROVED for a home without one. */
export const isApprovedHome = async (tx: Transaction, employeeId: string, place: Pick<WorkPlaceRow, 'kind'> | undefined, day: string): Promise<boolean> => {
  if (place?.kind !== 'WORK_FROM_HOME') return false;
  const approved = await tx.query(
    `select from work_from_home_pre_approval where org_code = $1 and employee_id = $2::bigint and status = 'APPROVED' and $3::date between from_date and to_date
     union all select from day_decision where org_code = $1 and employee_id = $2::bigint and work_date = $3::date and kind = 'WORK_FROM_HOME' limit 1`,
    [tx.orgCode, employeeId, day],
  );
  if (approved.length === 0) throw refuse('WFH_NOT_APPROVED', { words: { date: day } });
  return true;
};
