/** What every statement about transfers rests on: payslips `p` of a run `r`, their people `e`, and the primary account `a` at its bank `b`, of which there should be one. */
export const paidBy = `payslip p join payroll_run r on r.org_code = p.org_code and r.id = p.run_id join employee e on e.org_code = p.org_code and e.id = p.employee_id
  left join lateral (select x.*, count(*) over () as accounts from bank_account x where x.org_code = p.org_code and x.employee_id = p.employee_id and x.is_primary order by x.id limit 1) a on true left join bank b on b.org_code = a.org_code and b.id = a.bank_id`;

export type Standing = 'TO_PAY' | 'TRANSFERRED' | 'NO_ACCOUNT' | 'TWO_ACCOUNTS' | 'NOTHING_DUE' | 'HELD';

/** Where a payslip of a final run stands. */
export const standing = `case when p.paid_on is not null then 'TRANSFERRED' when p.is_held then 'HELD' when coalesce(p.net, 0) <= 0 then 'NOTHING_DUE' when a.id is null then 'NO_ACCOUNT' when a.accounts > 1 then 'TWO_ACCOUNTS' else 'TO_PAY' end`;

/** Whether the account was added or changed after the last bank file, while it still matters. */
export const isAccountNew = `coalesce(p.paid_on is null and not p.is_held and p.net > 0 and a.updated_at > r.filed_at, false)`;

/** By which the bank names one payment on its statement: letters and digits, the same in every file. */
export const reference = `'PAY' || lpad(p.id::text, greatest(8, length(p.id::text)), '0')`;
