import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import { forbiddenFields } from '../access/fields.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { refuseNone } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { addCandidates } from './acts/add-candidates.ts';
import { sheetInputs, type SheetRow } from './candidates/sheet-inputs.ts';

const MOST = 1000;

/** Document 1 §3 and §7: the lines of an import sheet, all of them or none. */
export const uploadBulkCandidateDetails = async ({ candidates }: { readonly candidates: readonly SheetRow[] }, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const resource = resourceOf('Candidate');
  refuseNone(grant, 'candidates', candidates);
  if (candidates.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  if (candidates.some(({ dateOfBirth }) => dateOfBirth != null) && forbiddenFields(session, resource, { dateOfBirth: true }).length > 0) throw refuse('_DB0101');
  const changeSet = await nextChangeSet(db, session.orgCode);
  // What a sheet brings happened elsewhere before, as with every import.
  const caller: Caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey), withoutMails: true };
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'uploadBulkCandidateDetails', { candidates }, async () => {
    const { inputs, problems } = await sheetInputs(tx, caller, candidates);
    const changes = await addCandidates(tx, caller, inputs, problems);
    if (changes.length > 0) await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'IMPORT', form: caller.form, reason: null, changes });
    return { changeSet: changes.length > 0 ? changeSet : null, candidateCount: inputs.length };
  })));
  return { errorCode: '', message: '', validationError: null, ...done };
};
