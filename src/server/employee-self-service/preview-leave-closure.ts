import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { closingBalances, pendingRequests, readClosure } from '../leave-closure/closing-balances.ts';
import { refuse } from '../refuse.ts';

type Line = { readonly leaveName: string; employees: number; left: number; carried: number; encashed: number; lapsed: number };

/** What running a closure would do, one line a leave type in the order of their names. Nothing is written. */
export const previewLeaveClosure = ({ leaveClosureId }: { readonly leaveClosureId: string }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const closure = await readClosure(tx, leaveClosureId);
    if (closure === undefined) throw refuse('NOT_FOUND');
    const byType = new Map<string, Line>();
    if (closure.status === 'DRAFT')
      for await (const { rows } of closingBalances(tx, closure))
        for (const row of rows) {
          const line = byType.get(row.leaveTypeId) ?? { leaveName: row.leave, employees: 0, left: 0, carried: 0, encashed: 0, lapsed: 0 };
          byType.set(row.leaveTypeId, line);
          line.employees += 1;
          line.left += row.left;
          line.carried += row.carried;
          line.encashed += row.encashed;
          line.lapsed += row.lapsed;
        }
    const days = (hundredths: number): string => String(hundredths / 100);
    const lines = [...byType]
      .map(([id, { leaveName, employees, left, carried, encashed, lapsed }]) => ({ leaveTypeId: Number(id), leaveName, employees, leftDays: days(left), carriedDays: days(carried), encashedDays: days(encashed), lapsedDays: days(lapsed) }))
      .sort((one, other) => one.leaveName.localeCompare(other.leaveName));
    return { errorCode: '', message: '', lines, pendingRequests: await pendingRequests(tx, closure) };
  });
