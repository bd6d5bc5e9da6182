import { authorise } from '../access/authorise.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { coveredForm } from '../coverage/covered-forms.ts';
import { readCoverage } from '../coverage/read-coverage.ts';
import { withOrg } from '../db/org.ts';

type Arguments = { readonly formName?: string | null; readonly Form_Id?: number | null };

/** Document 1 §7: whom the configurations of a form are for. The form that is asked about has to be open to the caller. */
export const retrieveFormLevelCoverage = ({ formName, Form_Id }: Arguments, { db }: Context, { session }: Grant) => {
  const form = coveredForm(session, Form_Id, formName);
  authorise(session, [{ forms: [form], right: 'VIEW', scope: 'ALL' }]);
  return withOrg(db, session.orgCode, (tx) => readCoverage(tx, form));
};
