/** Who is paid by which primary account `a` at its bank `b`, of which there should be one. `p` has the person. */
const byAccount = `join employee e on e.org_code = p.org_code and e.id = p.employee_id
  left join lateral (select x.*, count(*) over () as accounts from bank_account x where x.org_code = p.org_code and x.employee_id = p.employee_id and x.is_primary order by x.id limit 1) a on true left join bank b on b.org_code = a.org_code and b.id = a.bank_id`;

export type Standing = 'TO_PAY' | 'TRANSFERRED' | 'NO_ACCOUNT' | 'TWO_ACCOUNTS' | 'NOTHING_DUE' | 'HELD';

/** What is transferred to people, as SQL of the organisation $1: payslips of the run $2, or settlements. */
export type Payees = {
  /** What every statement about transfers rests on: the records `p`, their people `e`, the account `a` and its bank `b`. */
  readonly from: string;
  /** Which of the records: of whatever is $2. */
  readonly where: string;
  readonly standing: string;
  readonly holdReason: string;
  /** Whether the account was added or changed after the last bank file, while it still matters. */
  readonly isAccountNew: string;
  /** By which the bank names one payment on its statement: letters and digits, the same in every file. */
  readonly reference: string;
};

type Own = Pick<Payees, 'where' | 'holdReason'> & { readonly records: string; readonly isHeld: string; readonly filedAt: string; readonly prefix: string };

const payees = ({ records, where, isHeld, holdReason, filedAt, prefix }: Own): Payees => ({
  from: `${records} ${byAccount}`,
  where,
  standing: `case when p.paid_on is not null then 'TRANSFERRED' when ${isHeld} then 'HELD' when coalesce(p.net, 0) <= 0 then 'NOTHING_DUE' when a.id is null then 'NO_ACCOUNT' when a.accounts > 1 then 'TWO_ACCOUNTS' else 'TO_PAY' end`,
  holdReason,
  isAccountNew: `coalesce(p.paid_on is null and not ${isHeld} and p.net > 0 and a.updated_at > ${filedAt}, false)`,
  reference: `'${prefix}' || lpad(p.id::text, greatest(8, length(p.id::text)), '0')`,
});

/** The payslips of the final run $2. */
export const ofRun = payees({ records: 'payslip p join payroll_run r on r.org_code = p.org_code and r.id = p.run_id', where: 'p.org_code = $1 and p.run_id = $2::bigint', isHeld: 'p.is_held', holdReason: 'p.hold_reason', filedAt: 'r.filed_at', prefix: 'PAY' });

/** Final settlements, those that are not paid and those that were since the day $2. */
export const ofSettlements = payees({ records: 'settlement p', where: `p.org_code = $1 and (p.status = 'FINAL' or (p.status = 'PAID' and p.paid_on >= $2::date))`, isHeld: 'false', holdReason: 'null::text', filedAt: 'p.filed_at', prefix: 'FNF' });
