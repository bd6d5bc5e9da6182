import { withOrg } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { nextChangeSet, recordChanges } from '../../resource/journal.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages, updateImages } from '../../resource/store.ts';
import { MADE_BY } from '../system-caller.ts';
import type { Visit } from '../visit.ts';

/** The candidate takes an application back; again, it stays as it was. Answers whether the application is the candidate's. */
export const withdraw = async ({ db }: Pick<Context, 'db'>, { orgCode, today }: Visit, candidateId: string, id: string): Promise<boolean> => {
  if (!/^\d{1,18}$/.test(id)) return false;
  const changeSet = await nextChangeSet(db, orgCode);
  return withOrg(db, orgCode, async (tx) => {
    const resource = resourceOf('JobApplication');
    const before = (await readImages(tx, resource, [id])).get(id);
    if (!before || String(before['candidateId']) !== candidateId) return false;
    if (before['withdrawnOn'] !== null) return true;
    const after = await updateImages(tx, resource, [{ ...before, withdrawnOn: today }], MADE_BY);
    await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', form: 'JOB_CANDIDATES', reason: 'Withdrawn by the candidate.', changes: after.map((image) => ({ entity: 'JobApplication', id, kind: 'UPDATE' as const, before, after: image })) });
    return true;
  });
};
