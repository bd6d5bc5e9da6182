import type { Transaction } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';
import { quote } from '../resource/sql.ts';
import { coveredTypes } from './covered-forms.ts';
import type { CoveredForm } from './covered-forms.ts';

export type Coverage = 'ORGANIZATION' | 'CUSTOM_GROUP';

/** Whoever changes the coverage of a form or what is active under it waits for the others who do, until the transaction ends. */
export const holdCoverage = async (tx: Transaction, form: CoveredForm): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`coverage ${tx.orgCode} ${form}`]);
};

/** The coverage of a form; the organisation where nobody has chosen. */
export const coverageOf = async (tx: Transaction, form: CoveredForm): Promise<Coverage> =>
  (await tx.query<{ coverage: Coverage }>('select coverage from form_coverage where org_code = $1 and form = $2', [tx.orgCode, form]))[0]?.coverage ?? 'ORGANIZATION';

/** How many configurations of the form are active. */
export const activeConfigurations = async (tx: Transaction, form: CoveredForm): Promise<number> => {
  const { table } = resourceOf(coveredTypes[form]);
  const [row] = await tx.query<{ count: number }>(`select count(*)::int as count from ${quote(table)} where org_code = $1 and status = 'ACTIVE'`, [tx.orgCode]);
  return row?.count ?? 0;
};
