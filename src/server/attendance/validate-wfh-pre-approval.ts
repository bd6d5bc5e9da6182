import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { readDay, readNextPunch } from './attendance-facts.ts';
import { targetEmployee } from './target-employee.ts';
import { isApprovedHome } from './work-from-home.ts';
import { readWorkPlace } from './work-places.ts';

type Arguments = {
  readonly employeeId?: number | null;
  readonly attendanceDate?: string | null;
  readonly attendanceDateTime?: Date | string | null;
  readonly punchInDateTime?: Date | string | null;
  readonly punchOutDateTime?: Date | string | null;
  readonly checkInCheckoutWorkPlace?: number | null;
};

/** Document 0 §7: refuses a work place at home on a day without an approved pre-approval. The day is attendanceDate, else that of the times, else that of the next check-in or check-out. */
export const validateWfhPreApproval = (args: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const employeeId = await targetEmployee(tx, grant, args.employeeId);
    const instant = args.attendanceDateTime ?? args.punchInDateTime ?? args.punchOutDateTime;
    const at = instant == null ? new Date() : new Date(instant);
    const day = await readDay(tx, employeeId, at);
    const workDate = args.attendanceDate ?? (instant == null ? (await readNextPunch(tx, employeeId, at, day)).workDate : day.shiftDay);
    const place = args.checkInCheckoutWorkPlace == null ? undefined : await readWorkPlace(tx, args.checkInCheckoutWorkPlace);
    if (args.checkInCheckoutWorkPlace != null && place === undefined) throw refuse('WORK_PLACE_CLOSED');
    return { errorCode: '', message: '', isRequired: await isApprovedHome(tx, employeeId, place, workDate) };
  });
