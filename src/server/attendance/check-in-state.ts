import { nextPunch, openCheckIn } from '../../domain/attendance/nextPunch.ts';
import { workedMinutes } from '../../domain/attendance/workedMinutes.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { consentsOf } from '../faces/consents.ts';
import { registeredFace } from '../faces/templates.ts';
import { readDay, readLastPunch, readPunchesOf } from './attendance-facts.ts';
import { ownEmployee } from './own-employee.ts';

/** How the caller's day stands, for the control of the console. */
export const checkInState = (_args: object, context: Context) => {
  const { session, employeeId } = ownEmployee(context.session);
  const now = new Date();
  return withOrg(context.db, session.orgCode, async (tx) => {
    const { shiftDay, timeZone } = await readDay(tx, employeeId, now);
    const last = await readLastPunch(tx, employeeId);
    const next = nextPunch(last, now, shiftDay);
    const open = openCheckIn(last, now);
    return {
      errorCode: '',
      message: '',
      nextType: next.type,
      since: open?.at.toISOString() ?? null,
      workedMinutes: workedMinutes(await readPunchesOf(tx, employeeId, next.workDate), open && now),
      serverTime: now.toISOString(),
      timeZone,
      hasFace: (await registeredFace(tx, employeeId)) !== undefined,
      ...(await consentsOf(tx, employeeId)),
    };
  });
};
