import { currencyOf } from './currency-of.ts';
import type { RoundOff } from '../../domain/payroll/salary/round-off.ts';
import type { Transaction } from '../db/org.ts';

export type PayrollSettings = {
  /** Null until somebody has set anything. */
  readonly id: number | null;
  readonly country: string;
  readonly currency: string;
  readonly fiscalYearStart: string;
  readonly enableSalaryTemplate: boolean;
  readonly slabWisePF: boolean;
  readonly slabWiseNPS: boolean;
  readonly roundOff: RoundOff['mode'];
  readonly roundOffTo: string;
};

/** The organisation's payroll general settings; what its form starts with until somebody saves it, in the organisation's own country and currency. */
export const readPayrollSettings = async (tx: Transaction): Promise<PayrollSettings> => {
  const [row] = await tx.query<PayrollSettings>(
    `select s.id::int as id, s.country, s.currency, s.fiscal_year_start as "fiscalYearStart", s.enable_salary_template as "enableSalaryTemplate", s.slab_wise_pf as "slabWisePF",
       s.slab_wise_nps as "slabWiseNPS", s.round_off as "roundOff", trim_scale(s.round_off_to)::text as "roundOffTo"
     from payroll_general_setting s where s.org_code = $1`,
    [tx.orgCode],
  );
  if (row) return row;
  const { country, currency } = await currencyOf(tx);
  return { id: null, country, currency, fiscalYearStart: 'APRIL', enableSalaryTemplate: true, slabWisePF: false, slabWiseNPS: false, roundOff: 'NEAREST', roundOffTo: '1' };
};

export const roundOffOf = ({ roundOff, roundOffTo, currency }: PayrollSettings): RoundOff => ({ mode: roundOff, unit: roundOffTo, currency });
