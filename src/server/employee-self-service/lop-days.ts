import { lastDayToAsk } from '../../domain/leave/lop-recovery.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { lostDays } from '../lop-recovery/lost-days.ts';
import { recoveryTerms } from '../lop-recovery/recovery-terms.ts';
import { reachedEmployee } from '../people/reached-employee.ts';

const NOTHING = { errorCode: '', message: '', days: [], until: null, payDate: null };

/** The days that an employee may have given back, by what the settings say of pay cycles. */
export const lopDays = ({ employeeId }: { readonly employeeId?: string | null }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const asked = employeeId ?? grant.session.employeeId;
    if (asked === null) return NOTHING;
    const id = await reachedEmployee(tx, grant, asked);
    const { setting, running, cycles } = await recoveryTerms(tx, id);
    const found = await lostDays(tx, id, { cycles: cycles.map((cycle) => cycle.id) });
    const days = found.toReversed().map(({ day, days: hundredths, cause, cycleName, isAsked }) => ({ day, days: String(hundredths / 100), cause, cycle: cycleName, isAsked }));
    return { ...NOTHING, days, until: running === undefined ? null : lastDayToAsk(running, setting), payDate: running?.payDate ?? null };
  });
