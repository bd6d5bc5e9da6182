import { forms } from '../../../generated/forms.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly formId?: number | null; readonly conditions?: readonly { readonly key: string; readonly value: string }[] | null };
type Status = { readonly Id: number; readonly Status: string; readonly Stage: string; readonly Stage_Id: number; readonly Is_Default: boolean };

const KEYS: readonly string[] = ['Id', 'Status', 'Stage', 'Stage_Id', 'Is_Default'] satisfies readonly (keyof Status)[];

/** Document 1 §7: the statuses in use. */
export const getAtsStatusList = async ({ formId, conditions }: Arguments, { db }: Context, { session }: Grant) => {
  mayViewForm(formId, session);
  const strange = (conditions ?? []).find(({ key }) => !KEYS.includes(key));
  if (strange) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'conditions', message: `${strange.key.slice(0, 50)}: ${KEYS.join(', ')}` }] });
  const rows = await withOrg(db, session.orgCode, (tx) =>
    tx.query<Status>(
      `select s.id::int as "Id", s.name as "Status", g.name as "Stage", g.id::int as "Stage_Id", s.is_default as "Is_Default" from candidate_status s
       join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id where s.org_code = $1 and s.status = 'ACTIVE' and g.status = 'ACTIVE' order by g.position, s.position, s.id`,
      [tx.orgCode],
    ));
  const holds = (row: Status): boolean => (conditions ?? []).every(({ key, value }) => String(row[key as keyof Status]).toLowerCase() === value.trim().toLowerCase());
  return { errorCode: '', message: '', validationError: null, atsStatus: rows.filter(holds).map((row) => ({ ...row, Form_Id: formId ?? forms.JOB_CANDIDATES })) };
};
