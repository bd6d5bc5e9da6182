import { isDate } from '../../domain/calendar.ts';
import { firstDayOf, monthOf, monthsLater } from '../../domain/advances/months.ts';
import { aheadFrom } from '../../domain/advances/plan.ts';
import { mostOf, ownProblems, standingProblems } from '../../domain/advances/terms.ts';
import type { AdvanceAsked } from '../../domain/advances/terms.ts';
import { fromMinor, toMinor } from '../../domain/money.ts';
import { wholeUnit } from '../../domain/statutory/amounts.ts';
import type { Grant } from '../access/authorise.ts';
import { advanceWords } from '../advances/advance-words.ts';
import { readGrounds } from '../advances/read-grounds.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { sayProblems } from '../messages.ts';
import { employeesOf } from '../people/day-sql.ts';
import { seesPay } from '../people/sees-pay.ts';
import { refuse } from '../refuse.ts';
import { bindings } from '../resource/sql.ts';

type Asked = { readonly employeeId?: string | null; readonly advanceId?: string | null; readonly amount?: string | null; readonly instalments?: number | null; readonly wantedOn?: string | null; readonly recoverFrom?: string | null };

const MOST_INSTALMENTS = 60;

/** The employee whom it is for, within the caller's reach; NOT_FOUND for anybody else. */
const ownerOf = async (tx: Transaction, grant: Grant, told: string | null | undefined): Promise<string> => {
  const id = told ?? grant.session.employeeId;
  if (id === null || !/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const to = bindings(tx.orgCode);
  const [found] = await tx.query(`select from employee e where e.org_code = $1 and e.id = ${to.bind(id)}::bigint and ${employeesOf(grant, to)}`, to.values);
  if (found === undefined) throw refuse('NOT_FOUND');
  return id;
};

/** An advance as it stands in its form: the most that is given, how it would be paid back, and each thing for which it would be refused. */
export const reckonSalaryAdvance = ({ employeeId, advanceId, amount, instalments, wantedOn, recoverFrom }: Asked, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { session } = grant;
    if (advanceId != null && !/^\d{1,18}$/.test(advanceId)) throw refuse('NOT_FOUND');
    if ([wantedOn, recoverFrom].some((day) => day != null && !isDate(day))) throw refuse('BAD_USER_INPUT');
    const owner = await ownerOf(tx, grant, employeeId);
    const { grounds, currency } = await readGrounds(tx, owner, advanceId ?? null);
    const unit = wholeUnit({ currency });
    const wanted = wantedOn ?? grounds.today;
    const count = instalments != null && instalments >= 1 && instalments <= MOST_INSTALMENTS ? instalments : null;
    const minor = amount == null ? null : toMinor(amount, currency, 'halfUp');
    const asked: AdvanceAsked = { amount: minor, instalments: count, wantedOn: wanted, recoverFrom: recoverFrom ?? firstDayOf(monthsLater(monthOf(wanted), 1)) };
    const words = await advanceWords(tx, session.language, currency);
    const problems = [...standingProblems(grounds, asked, words), ...(owner === session.employeeId ? ownProblems(grounds, asked, unit, words) : [])];
    const firstMonth = monthOf(asked.recoverFrom);
    const plan = minor === null || minor <= 0n || count === null ? [] : aheadFrom({ amount: minor, instalments: count, firstMonth, isPaid: true, changes: [], deductions: [], unit }, firstMonth);
    const { terms } = grounds;
    const pay = (await seesPay(tx, session, owner)) ? grounds.pay : null;
    const most = mostOf({ terms, pay }, unit);
    return {
      errorCode: '', message: '', currency, basis: terms.basis, pay: pay === null ? null : fromMinor(pay.amount, currency), payMonth: pay === null ? null : firstDayOf(pay.month), most: most === null ? null : fromMinor(most, currency),
      mostInstalments: terms.mostInstalments, problems: sayProblems(session.language, problems), instalments: plan.map(({ month, amount: due }) => ({ month: firstDayOf(month), amount: fromMinor(due, currency) })),
    };
  });
