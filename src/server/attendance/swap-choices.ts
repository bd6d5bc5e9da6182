import { addDays } from '../../domain/dates.ts';
import { swapProblem } from '../../domain/roster/swapProblem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { ownEmployee } from './own-employee.ts';
import { readRosterSetting } from './roster/roster-setting.ts';
import { isAhead, mayBeColleagueSql, readSides } from './roster/swap-sides.ts';

const AHEAD = 21;
const LOOKED_AT = 200;
const SHOWN = 50;

/** Colleagues who can take the shift of a day over, or have one to give in exchange within three weeks. */
export const swapChoices = ({ day }: { readonly day: string }, { db }: Context, { session: asked }: Grant) =>
  withOrg(db, asked.orgCode, async (tx) => {
    const { employeeId } = ownEmployee(asked);
    const setting = await readRosterSetting(tx);
    const today = await todayOf(tx, employeeId);
    const until = addDays(today, AHEAD);
    if (!setting.swapAllowed || day < today || day > addDays(today, 366)) return { errorCode: '', message: '', colleagues: [] };
    const near = await tx.query<{ id: string }>(
      `select e.id::text as id from employee m join employee e on e.org_code = m.org_code and e.id <> m.id and e.status = 'ACTIVE' and ${mayBeColleagueSql(setting)} where m.org_code = $1 and m.id = $2::bigint order by e.name, e.id limit ${LOOKED_AT}`,
      [tx.orgCode, employeeId],
    );
    const sides = await readSides(tx, [employeeId, ...near.map(({ id }) => id)], today, day > until ? day : until);
    const mine = sides.get(employeeId);
    const now = Date.now();
    if (mine === undefined || !isAhead(mine, day, setting.swapNoticeHours, now)) return { errorCode: '', message: '', colleagues: [] };
    const colleagues = near.flatMap(({ id }) => {
      const theirs = sides.get(id);
      if (theirs === undefined) return [];
      const fits = (other: string): boolean => isAhead(theirs, other, setting.swapNoticeHours, now) && swapProblem(mine, theirs, day, other) === null;
      const offers = [...theirs.days.values()].filter((one) => one.shift !== null && one.day >= today && fits(one.day)).map((one) => ({ day: one.day, workScheduleId: one.shift!.id }));
      const canTakeOver = swapProblem(mine, theirs, day, null) === null;
      return canTakeOver || offers.length > 0 ? [{ employeeId: id, name: theirs.name, designation: theirs.designation, canTakeOver, offers }] : [];
    });
    return { errorCode: '', message: '', colleagues: colleagues.slice(0, SHOWN) };
  });
