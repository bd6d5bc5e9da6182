import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { readDay } from './attendance-facts.ts';
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

/** Document 0 §7: refuses a work place at home on a day without an approved pre-approval. The day is attendanceDate, else that of the times, else today. */
export const validateWfhPreApproval = (args: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const employeeId = await targetEmployee(tx, grant, args.employeeId);
    const instant = args.attendanceDateTime ?? args.punchInDateTime ?? args.punchOutDateTime;
    const { today } = await readDay(tx, employeeId, instant == null ? new Date() : new Date(instant));
    const place = args.checkInCheckoutWorkPlace == null ? undefined : await readWorkPlace(tx, args.checkInCheckoutWorkPlace);
    if (args.checkInCheckoutWorkPlace != null && place === undefined) throw refuse('WORK_PLACE_CLOSED');
    return { errorCode: '', message: '', isRequired: await isApprovedHome(tx, employeeId, place, args.attendanceDate ?? today) };
  });
