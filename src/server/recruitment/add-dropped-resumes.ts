import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { refuseNone } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { addCandidates } from './acts/add-candidates.ts';
import { candidateInput } from './resumes/inputs.ts';
import { ownDropped } from './resumes/dropped.ts';

type Line = { readonly id: string; readonly firstName: string; readonly lastName: string; readonly email?: string | null; readonly phone?: string | null; readonly jobPostId?: string | null };

const MOST = 200;

/** Dropped resumes become candidates, all of them or none, in one change-set: what the person saw and changed, and the rest as it was read. */
export const addDroppedResumes = async ({ candidates }: { readonly candidates: readonly Line[] }, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const resource = resourceOf('Candidate');
  refuseNone(grant, 'candidates', candidates);
  if (candidates.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const changeSet = await nextChangeSet(db, session.orgCode);
  const caller: Caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey) };
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'addDroppedResumes', { candidates }, async () => {
    const dropped = new Map((await ownDropped(tx, session.userId, candidates.map(({ id }) => id))).map((one) => [one.id, one]));
    if (candidates.some(({ id }) => dropped.get(id)?.fields == null)) throw refuse('NOT_FOUND');
    const inputs = candidates.map(({ id, firstName, lastName, email, phone, jobPostId }) => {
      const { fields, file_key } = dropped.get(id)!;
      return { ...candidateInput(fields!.fields), firstName, lastName, email: email || null, phone: phone || null, jobPostId: jobPostId ?? null, resume: file_key };
    });
    const changes = await addCandidates(tx, caller, inputs, []);
    for (const { entity, id, after } of changes) if (entity === 'Candidate' && after) await bindFiles(tx, resource, id, after, session);
    await tx.query('delete from resume_drop where org_code = $1 and owner_id = $2 and id::text = any($3)', [tx.orgCode, session.userId, [...dropped.keys()]]);
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'BULK', form: caller.form, reason: null, changes });
    return { changeSet, candidateCount: inputs.length };
  })));
  return { errorCode: '', message: '', validationError: null, ...done };
};
