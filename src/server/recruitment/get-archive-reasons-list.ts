import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';

type Arguments = { readonly formId?: number | null; readonly stageId?: number | null };

/** Document 1 §7: why candidates are archived, what is in use. */
export const getArchiveReasonsList = async ({ formId, stageId }: Arguments, { db }: Context, { session }: Grant) => {
  mayViewForm(formId, session);
  const archiveReasons = await withOrg(db, session.orgCode, (tx) =>
    tx.query(
      `select r.id::int as "Reason_Id", r.name as "Reason", g.name as "Stage" from archive_reason r left join hiring_stage g on g.org_code = r.org_code and g.id = r.stage_id
       where r.org_code = $1 and r.status = 'ACTIVE' and ($2::bigint is null or r.stage_id is null or r.stage_id = $2::bigint) order by r.name, r.id`,
      [tx.orgCode, stageId ?? null],
    ));
  return { errorCode: '', message: '', validationError: null, archiveReasons };
};
