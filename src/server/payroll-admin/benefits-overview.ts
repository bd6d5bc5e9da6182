import { reachOf } from '../access/authorise.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { resourceOf } from '../resource/registry.ts';
import { rowsWithin } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';

type Sum = { readonly count: number; readonly amount: string };

const MOST = 8;

const sum = (column: string, condition: string): string => `json_build_object('count', count(*) filter (where ${condition}), 'amount', trim_scale(coalesce(sum(${column}) filter (where ${condition}), 0))::text)`;

/** Rows of an entity that the person may see on its own form; null without the right. */
const seen = (tx: Transaction, session: Session, type: 'OneTimeEarning' | 'Clawback', today: string) => {
  const resource = resourceOf(type);
  const form = resource.screens[0]!.form;
  const reach = reachOf(session, form, 'VIEW');
  if (reach === null) return null;
  const to = bindings(tx.orgCode);
  const day = `${to.bind(today)}::date`;
  return { to, day, where: `o.org_code = $1 and ${rowsWithin(resource, { ...reach, forms: [form] }, session, 'o', to)}` };
};

const earningsOf = async (tx: Transaction, session: Session, today: string) => {
  const sight = seen(tx, session, 'OneTimeEarning', today);
  if (sight === null) return null;
  const { to, day, where } = sight;
  const [sums] = await tx.query<Readonly<Record<'pending' | 'approved' | 'paidThisYear' | 'committed', Sum>>>(
    `select ${sum('o.amount', `o.status = 'PENDING'`)} as pending, ${sum('o.amount', `o.status = 'APPROVED'`)} as approved,
       ${sum('o.amount', `o.status = 'PAID' and extract(year from o.payout_date) = extract(year from ${day})`)} as "paidThisYear",
       ${sum('o.amount', `o.status = 'PAID' and ${day} between o.commitment_from and o.commitment_until`)} as committed
     from one_time_earning o where ${where}`,
    to.values,
  );
  const next = await tx.query(
    `select o.id::text as "earningId", e.name as "employeeName", coalesce(o.name, '') as name, trim_scale(o.amount)::text as amount, o.payout_date::text as "payoutDate"
     from one_time_earning o join employee e on e.org_code = o.org_code and e.id = o.employee_id where ${where} and o.status = 'APPROVED' and ${day} is not null order by o.payout_date, e.name, o.id limit ${MOST}`,
    to.values,
  );
  return { ...sums!, next };
};

const clawbacksOf = async (tx: Transaction, session: Session, today: string) => {
  const sight = seen(tx, session, 'Clawback', today);
  if (sight === null) return null;
  const { to, day, where } = sight;
  const [sums] = await tx.query<Readonly<Record<'proposed' | 'confirmed', Sum>>>(
    `select ${sum('o.clawback_amount', `o.status = 'PROPOSED'`)} as proposed, ${sum('o.clawback_amount', `o.status = 'CONFIRMED' and o.clawback_date >= ${day}`)} as confirmed from clawback o where ${where}`,
    to.values,
  );
  const waiting = await tx.query(
    `select o.id::text as "clawbackId", e.name as "employeeName", o.earning_name as "earningName", trim_scale(o.clawback_amount)::text as "clawbackAmount", o.last_working_day::text as "lastWorkingDay"
     from clawback o join employee e on e.org_code = o.org_code and e.id = o.employee_id where ${where} and o.status = 'PROPOSED' and ${day} is not null order by o.last_working_day, e.name, o.id limit ${MOST}`,
    to.values,
  );
  return { ...sums!, waiting };
};

/** What waits, is to be paid, was paid, and is asked back: of each list what the person may see there. */
export const benefitsOverview = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const today = await todayOf(tx);
    return { errorCode: '', message: '', today, earnings: await earningsOf(tx, session, today), clawbacks: await clawbacksOf(tx, session, today) };
  });
