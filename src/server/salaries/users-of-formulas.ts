import { namesIn } from '../../domain/payroll/formula/ast.ts';
import { parseFormula } from '../../domain/payroll/formula/parse.ts';
import type { Transaction } from '../db/org.ts';

/** What has a formula that names the code of a component, by title; components of `but` are left out. */
export const usersOfFormulas = async (tx: Transaction, code: string, but: readonly string[]): Promise<string[]> => {
  const rows = await tx.query<{ title: string; formula: string }>(
    `select c.name as title, c.custom_formula as formula from salary_component c where c.org_code = $1 and c.basis = 'CUSTOM_FORMULA' and c.custom_formula is not null and not c.id = any($2::bigint[])
     union all select a.title, a.custom_formula from adhoc_allowance a where a.org_code = $1 and a.custom_formula is not null order by 1`,
    [tx.orgCode, but],
  );
  return rows.flatMap(({ title, formula }) => {
    const parsed = parseFormula(formula);
    return 'formula' in parsed && namesIn(parsed.formula).includes(code) ? [title] : [];
  });
};
