import { formOf, monthsOfQuarter, yearBefore } from '../../domain/tax-statements/quarter.ts';
import type { Quarter, StatementForm } from '../../domain/tax-statements/quarter.ts';
import type { Transaction } from '../db/org.ts';
import { statementLaw } from '../income-tax/statement-law.ts';
import type { StatementLaw } from '../income-tax/statement-law.ts';
import { refuse } from '../refuse.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';

export type AskedQuarter = { readonly financialYear: string; readonly quarter: Quarter; /** YYYY-MM. */ readonly months: readonly string[]; readonly form: StatementForm; readonly law: StatementLaw };

/** The quarter by the law of where payroll is; null where that knows of no such statement, or payroll reckons in another currency. */
export const quarterByLaw = async (tx: Transaction, assessmentYear: number, quarter: Quarter): Promise<AskedQuarter | null> => {
  const { country, currency } = await readPayrollSettings(tx);
  const law = statementLaw(country);
  const financialYear = yearBefore(assessmentYear);
  const form = law?.currency === currency ? formOf(law.forms, financialYear, quarter) : null;
  return law && form ? { financialYear, quarter, months: monthsOfQuarter(financialYear, quarter), form, law } : null;
};

export type ReadStatement = AskedQuarter & { readonly id: string; readonly assessmentYear: number; readonly status: 'IN_PROGRESS' | 'SUCCESSFULLY_GENERATED'; readonly receiptNumber: string | null; readonly content: unknown };

/** `lock` keeps it until the transaction ends. Without a law it is one that is not there. */
export const readStatement = async (tx: Transaction, id: string, lock = false): Promise<ReadStatement> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const [row] = await tx.query<Pick<ReadStatement, 'id' | 'assessmentYear' | 'quarter' | 'status' | 'receiptNumber' | 'content'>>(
    `select id::text as id, assessment_year as "assessmentYear", quarter, status, receipt_number as "receiptNumber", statement as content from tax_statement where org_code = $1 and id = $2::bigint${lock ? ' for update' : ''}`,
    [tx.orgCode, id],
  );
  const asked = row ? await quarterByLaw(tx, row.assessmentYear, row.quarter) : null;
  if (!row || !asked) throw refuse('NOT_FOUND');
  return { ...asked, ...row };
};
