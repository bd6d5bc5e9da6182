/** What payslips pay already of what a settlement reckons, and payslips that are released with it. */
import { fromMinor, toMinor } from '../../../domain/money.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import type { StoredLine } from '../../../domain/payroll/payslip/stored-line.ts';
import { isTaxedOnce } from '../../../domain/payroll/payslip/taxed-once.ts';
import type { Transaction } from '../../db/org.ts';
import type { Leaver } from '../read-leaver.ts';

export type KnownPayslip = {
  readonly payslipId: string;
  readonly runId: string;
  readonly name: string;
  readonly status: 'FINAL' | 'HELD';
  readonly payDate: string;
  readonly toDate: string;
  readonly net: string;
  readonly lines: readonly StoredLine[];
};

/** Payslips of final runs, of the days that the settlement pays and after them, and all that are held. */
export const knownPayslips = (tx: Transaction, { employeeId }: Leaver, { fromDate, currency }: { readonly fromDate: string; readonly currency: string }): Promise<KnownPayslip[]> =>
  tx.query<KnownPayslip>(
    `select p.id::text as "payslipId", r.id::text as "runId", p.name, p.status, p.pay_date::text as "payDate", p.to_date::text as "toDate", trim_scale(p.net)::text as net, coalesce(p.lines, '[]') as lines
     from payslip p join payroll_run r on r.org_code = p.org_code and r.id = p.run_id and r.status = 'FINALIZED'
     where p.org_code = $1 and p.employee_id = $2::bigint and p.currency = $4 and (p.status = 'HELD' or (p.status = 'FINAL' and p.to_date >= $3::date)) order by p.to_date, p.id`,
    [tx.orgCode, employeeId, fromDate, currency],
  );

/** What the settlement reckons anew of a cycle: earnings and claims that were paid are reckoned no more. Tax of the month is told by the TDS history. */
const ANEW: ReadonlySet<string> = new Set(['SALARY', 'LOSS_OF_PAY', 'LOP_RECOVERY', 'ARREARS', 'STATUTORY', 'CLAWBACK']);

/** The lines of payslips of the same days with the other sign: so what was paid is paid once, and what was paid too much comes back. What is given in kind now (`inKind`, by code) and was paid then stays paid. */
export const paidBeforeLines = (employeeId: string, payslips: readonly KnownPayslip[], fromDate: string, currency: string, inKind: ReadonlySet<string>): readonly PayLine[] =>
  payslips
    .filter(({ toDate }) => toDate >= fromDate)
    .flatMap(({ payslipId, name, lines }) =>
      lines
        .filter(({ of }) => ANEW.has(of))
        .map((line): PayLine => ({ employeeId, code: line.code, title: line.title, kind: line.kind === 'EARNING' && inKind.has(line.code) ? 'EMPLOYER' : line.kind, amount: -toMinor(line.amount, currency, 'halfUp'), source: { of: 'PAID_BEFORE', entity: 'Payslip', id: payslipId }, how: { key: 'settlement.how.paidBefore', args: { name } } })),
    );

/** Each held payslip as what it pays. */
export const heldLines = (employeeId: string, payslips: readonly KnownPayslip[], currency: string): readonly PayLine[] =>
  payslips
    .filter(({ status }) => status === 'HELD')
    .map(({ payslipId, name, net }): PayLine => ({ employeeId, code: `HELD${payslipId}`, title: { key: 'settlement.line.held', args: { name } }, kind: 'REIMBURSEMENT', amount: toMinor(net, currency, 'halfUp'), source: { of: 'HELD_PAYSLIP', entity: 'Payslip', id: payslipId }, how: { key: 'settlement.how.held' } }));

/** Advances that held payslips pay, with their pay dates. */
export const heldAdvances = (payslips: readonly KnownPayslip[]): ReadonlyMap<string, string> =>
  new Map(payslips.filter(({ status }) => status === 'HELD').flatMap(({ lines, payDate }) => lines.flatMap(({ of, id }): [string, string][] => (of === 'SALARY_ADVANCE' && id !== undefined ? [[id, payDate]] : []))));

/** What held payslips of the year pay for hours and days, which the records of the year do not count yet: income, in minor units. */
export const heldHours = (payslips: readonly KnownPayslip[], { fiscalYear, currency }: { readonly fiscalYear: { readonly from: string }; readonly currency: string }): readonly { readonly amount: bigint; readonly isTaxed: true }[] =>
  payslips.filter(({ status, toDate }) => status === 'HELD' && toDate >= fiscalYear.from).flatMap(({ lines }) => lines).filter(({ of }) => isTaxedOnce(of)).map(({ amount }) => ({ amount: toMinor(amount, currency, 'halfUp'), isTaxed: true }));

/** Tax that the records of the year do not count yet, or count in later months: decimal text. */
export const taxBesides = async (tx: Transaction, employeeId: string, payslips: readonly KnownPayslip[], { month, fiscalYear, currency }: { readonly month: string; readonly fiscalYear: { readonly from: string; readonly to: string }; readonly currency: string }): Promise<string> => {
  const held = payslips.filter(({ status, toDate }) => status === 'HELD' && toDate >= fiscalYear.from).flatMap(({ lines }) => lines).filter(({ of }) => of === 'INCOME_TAX').reduce((sum, { amount }) => sum + toMinor(amount, currency, 'halfUp'), 0n);
  const [later] = await tx.query<{ amount: string }>(`select coalesce(trim_scale(sum(amount)), 0)::text as amount from tax_deduction where org_code = $1 and employee_id = $2::bigint and month > $3 and month <= $4`, [tx.orgCode, employeeId, month, fiscalYear.to.slice(0, 7)]);
  return fromMinor(held + toMinor(later?.amount ?? '0', currency, 'halfUp'), currency);
};

/** Clawbacks that payslips of cycles before deducted, as what names them among lines. */
export const deductedClawbacks = async (tx: Transaction, employeeId: string, fromDate: string): Promise<readonly string[]> =>
  (
    await tx.query<{ id: string }>(
      `select distinct l ->> 'id' as id from payslip p join payroll_run r on r.org_code = p.org_code and r.id = p.run_id and r.status = 'FINALIZED' cross join jsonb_array_elements(p.lines) l
       where p.org_code = $1 and p.employee_id = $2::bigint and p.to_date < $3::date and l ->> 'of' = 'CLAWBACK'`,
      [tx.orgCode, employeeId, fromDate],
    )
  ).map(({ id }) => `CLAWBACK ${id}`);
