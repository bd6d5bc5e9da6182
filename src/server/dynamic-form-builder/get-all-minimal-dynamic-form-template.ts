import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

/** Forms that are open, by their names. */
export const getAllMinimalDynamicFormTemplate = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const result = await tx.query(`select id::int as "templateId", name as "templateName" from dynamic_form where org_code = $1 and status = 'OPEN' order by fold(name), id`, [tx.orgCode]);
    return { errorCode: '', message: '', error: null, result };
  });
