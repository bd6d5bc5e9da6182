import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import type { Payees, Standing } from './paid-by.ts';

export type FinalRun = { readonly id: string; readonly name: string; readonly currency: string; readonly fromDate: string | null; readonly payDate: string | null; readonly filedAt: string | null; readonly filedBy: string | null };

/** Runs that are offered. */
const MOST_RUNS = 24;
const RUN = `id::text as id, name, coalesce(currency, 'INR') as currency, from_date::text as "fromDate", pay_date::text as "payDate", to_char(filed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "filedAt", filed_by as "filedBy"`;

export const finalRuns = (tx: Transaction): Promise<FinalRun[]> =>
  tx.query<FinalRun>(`select ${RUN} from payroll_run where org_code = $1 and status = 'FINALIZED' order by to_date desc, id desc limit ${MOST_RUNS}`, [tx.orgCode]);

/** A final run by its id. One that is not final is none here. */
export const finalRun = async (tx: Transaction, id: string): Promise<FinalRun> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const [run] = await tx.query<FinalRun>(`select ${RUN} from payroll_run where org_code = $1 and id = $2::bigint and status = 'FINALIZED'`, [tx.orgCode, id]);
  if (!run) throw refuse('NOT_FOUND');
  return run;
};

type Sum = { readonly standing: Standing; readonly people: number; readonly amount: string; readonly newAccounts: number };

/** What payees come to, by where they stand. `of` is what their `where` asks for. */
export const transferSums = (tx: Transaction, { from, where, standing, isAccountNew }: Payees, of: string): Promise<Sum[]> =>
  tx.query<Sum>(
    `select ${standing} as standing, count(*)::int as people, trim_scale(coalesce(sum(p.net), 0))::text as amount, (count(*) filter (where ${isAccountNew}))::int as "newAccounts" from ${from} where ${where} group by 1 order by 1`,
    [tx.orgCode, of],
  );

export const transferBanks = (tx: Transaction, { from, where, standing }: Payees, of: string) =>
  tx.query<{ bank: string; people: number; amount: string }>(
    `select b.name as bank, count(*)::int as people, trim_scale(sum(p.net))::text as amount from ${from} where ${where} and ${standing} = 'TO_PAY' group by 1 order by sum(p.net) desc, 1`,
    [tx.orgCode, of],
  );

export type Row = {
  readonly id: string; readonly employeeId: string; readonly employeeName: string; readonly employeeNumber: string | null; readonly standing: Standing; readonly net: string; readonly holdReason: string | null;
  readonly paidOn: string | null; readonly paidReference: string | null; readonly bank: string | null; readonly accountHolder: string | null; readonly accountNumber: string | null; readonly branchCode: string | null; readonly isAccountNew: boolean; readonly total: number;
};

export type Shown = { readonly standing: Standing | null; readonly search: string; readonly offset: number; readonly limit: number };

/** The people: those whose account is new come first, then those whom something is in the way of. */
export const transferRows = (tx: Transaction, { from, where, standing, isAccountNew, holdReason, reference }: Payees, of: string, { standing: only, search, offset, limit }: Shown): Promise<Row[]> =>
  tx.query<Row>(
    `select p.id::text as id, e.id::text as "employeeId", e.name as "employeeName", e.employee_number as "employeeNumber", ${standing} as standing, trim_scale(coalesce(p.net, 0))::text as net, ${holdReason} as "holdReason", p.paid_on::text as "paidOn",
       p.paid_reference as "paidReference", b.name as bank, a.account_holder as "accountHolder", a.account_number as "accountNumber", a.bank_code as "branchCode", ${isAccountNew} as "isAccountNew", (count(*) over ())::int as total
     from ${from} where ${where} and ($3::text is null or ${standing} = $3) and ($4 = '' or fold(e.name || ' ' || coalesce(e.employee_number, '') || ' ' || ${reference}) like '%' || fold($4) || '%')
     order by ${isAccountNew} desc, array_position(array['HELD', 'NO_ACCOUNT', 'TWO_ACCOUNTS', 'NOTHING_DUE', 'TO_PAY', 'TRANSFERRED'], ${standing}), e.name, e.id offset $5 limit $6`,
    [tx.orgCode, of, only, search, offset, limit],
  );
