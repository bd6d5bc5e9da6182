import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

/** Document 1 §7: the groups in use, by name. Any of them may cover any form, so `formId` narrows who may ask and not what is answered. */
export const getCustomGroups = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const customGroups = await tx.query(`select g.id::int as "groupId", g.name as "groupName", g.description from custom_employee_group g where g.org_code = $1 and g.status = 'ACTIVE' order by g.name_folded, g.id`, [tx.orgCode]);
    return { errorCode: '', message: '', customGroups };
  });
