import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

/** Document 1 §7: the groups in use, by name. With `preApprovalId` only the group of that pre-approval setting, and none where it is for everyone. */
export const listCustomEmployeeGroups = ({ preApprovalId }: { readonly preApprovalId?: number | null }, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const customGroups = await tx.query(
      `select g.id::int as "groupId", g.name as "groupName", g.description from custom_employee_group g
       where g.org_code = $1 and g.status = 'ACTIVE' and ($2::bigint is null or g.id = (select s.custom_group_id from pre_approval_setting s where s.org_code = $1 and s.id = $2::bigint))
       order by g.name_folded, g.id`,
      [tx.orgCode, preApprovalId ?? null],
    );
    return { errorCode: '', message: '', customGroups };
  });
