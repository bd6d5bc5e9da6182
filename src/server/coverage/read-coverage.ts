import { forms } from '../../../generated/forms.ts';
import type { Transaction } from '../db/org.ts';
import { activeConfigurations } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import type { CoveredForm } from './covered-forms.ts';

type Row = { readonly id: number; readonly coverage: Coverage; readonly by: string; readonly at: Date };

/** The words of the specification. */
export const coverageWords: Readonly<Record<Coverage, string>> = { ORGANIZATION: 'organization', CUSTOM_GROUP: 'custom group' };

/** The coverage of a form under the specified names. */
export const readCoverage = async (tx: Transaction, form: CoveredForm) => {
  const [row] = await tx.query<Row>('select id::int, coverage, updated_by as by, updated_at as at from form_coverage where org_code = $1 and form = $2', [tx.orgCode, form]);
  return {
    errorCode: '',
    message: '',
    Coverage_Id: row?.id ?? null,
    Form_Id: forms[form],
    Coverage: coverageWords[row?.coverage ?? 'ORGANIZATION'],
    Updated_By: row?.by ?? null,
    Updated_On: row?.at ?? null,
    activeConfigurations: await activeConfigurations(tx, form),
  };
};
