import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';

/** Document 1 §7: components in use that are paid, by name, with the tax regimes that exempt them. */
export const getAllowanceWithRegime = ({ formId }: { readonly formId?: number | null }, { db }: Context, { session }: Grant) => {
  mayViewForm(formId, session);
  return withOrg(db, session.orgCode, async (tx) => {
    const allowanceDetails = await tx.query(
      `select c.id::int as "allowanceId", c.name as "allowanceName", c.code as "allowanceCode", c.type as "allowanceType", c.tax_inclusion as "taxInclusion", coalesce(c.exempt_under, '{}') as "exemptUnder"
       from salary_component c where c.org_code = $1 and c.status = 'ACTIVE' and c.type not in ('RETIRAL', 'GROSS') order by c.name_folded, c.id`,
      [tx.orgCode],
    );
    return { errorCode: '', message: '', allowanceDetails };
  });
};
