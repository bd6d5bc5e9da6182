import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { refuseNone } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { addCandidates } from './acts/add-candidates.ts';
import { droppedInputs, type DroppedLine } from './resumes/dropped-inputs.ts';

type Arguments = { readonly candidates: readonly DroppedLine[]; readonly mails?: boolean | null };

/** Dropped resumes become candidates, all of them or none, in one change-set. */
export const addDroppedResumes = async (args: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const { candidates } = args;
  const resource = resourceOf('Candidate');
  refuseNone(grant, 'candidates', candidates);
  const changeSet = await nextChangeSet(db, session.orgCode);
  const caller: Caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey), ...(args.mails === false ? { withoutMails: true } : {}) };
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'addDroppedResumes', args, async () => {
    const inputs = await droppedInputs(tx, session, candidates);
    const changes = await addCandidates(tx, caller, inputs, []);
    for (const { entity, id, after } of changes) if (entity === 'Candidate' && after) await bindFiles(tx, resource, id, after, session);
    await tx.query('delete from resume_drop where org_code = $1 and owner_id = $2 and id::text = any($3)', [tx.orgCode, session.userId, candidates.map(({ id }) => id)]);
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'BULK', form: caller.form, reason: null, changes });
    return { changeSet, candidateCount: inputs.length };
  })));
  return { errorCode: '', message: '', validationError: null, ...done };
};
