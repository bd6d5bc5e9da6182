import type { FormulaName } from '../../domain/payroll/formula/names.ts';
import type { Transaction } from '../db/org.ts';

/** The codes of salary components, as formulas name them, with what they are called. */
export const componentNames = async (tx: Transaction): Promise<FormulaName[]> => {
  const rows = await tx.query<{ name: string; label: string }>('select c.code as name, c.name as label from salary_component c where c.org_code = $1 order by c.name_folded, c.id', [tx.orgCode]);
  return rows.map((row) => ({ ...row, type: 'number' }));
};
