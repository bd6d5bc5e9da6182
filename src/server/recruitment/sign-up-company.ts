import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { changeAll } from './acts/candidate-act.ts';
import { addOne } from './flow/add-one.ts';

/** The name under which job boards know the organisation, as a change of the settings that can be undone. */
export const signUpCompany = async (args: { readonly tenantUniqueKey?: string | null }, context: Context, grant: Grant) => {
  const { db } = context;
  const { session } = grant;
  const resource = resourceOf('RecruitmentGeneralSetting');
  const changeSet = await nextChangeSet(db, session.orgCode);
  const caller: Caller = { db, session, reach: grant, form: 'RECRUITMENT_INTEGRATION', reason: null, idempotencyKey: readIdempotencyKey(context.idempotencyKey) };
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'signUpCompany', args, async () => {
    const input = { tenantUniqueKey: args.tenantUniqueKey?.trim() || null };
    const [had] = await tx.query<{ id: string }>('select id::text as id from recruitment_general_setting where org_code = $1', [tx.orgCode]);
    const changes = had === undefined ? (await addOne(tx, caller, 'RecruitmentGeneralSetting', { ...input, name: say('en', 'recruitmentGeneralSetting') })).changes : await changeAll(tx, 'RecruitmentGeneralSetting', [{ id: had.id, version: null, input }], caller);
    if (changes.length > 0) await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: 'RECRUITMENT_INTEGRATION', changes });
    return { changeSet: changes.length > 0 ? changeSet : null };
  })));
  return { errorCode: '', message: '', validationError: null, ...done };
};
