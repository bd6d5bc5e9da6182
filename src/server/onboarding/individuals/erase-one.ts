import { withOrg } from '../../db/org.ts';
import { storeOf } from '../../files/open-store.ts';
import type { Context } from '../../http/route.ts';
import { deleteIndividuals, forgetIndividuals } from '../../resource/erase-individuals.ts';
import { nextChangeSet, recordChanges } from '../../resource/journal.ts';

type Eraser = { readonly userId: string | null; readonly by: string; readonly reason: string };
type Person = { readonly employeeId: string | null; readonly candidateId: string | null };

/** Erases somebody who joined for nobody's record yet; no undo brings them back. Null where there is none; says whose erasure it is instead where they are a candidate or an employee. */
export const eraseOne = async ({ db, settings, log }: Pick<Context, 'db' | 'settings' | 'log'>, orgCode: string, id: string, { userId, by, reason }: Eraser): Promise<{ readonly changeSet: string; readonly keys: number } | 'EMPLOYEE' | 'CANDIDATE' | null> => {
  const changeSet = await nextChangeSet(db, orgCode);
  const erased = await withOrg(db, orgCode, async (tx) => {
    const [person] = await tx.query<Person>('select employee_id::text as "employeeId", candidate_id::text as "candidateId" from onboarding_individual where org_code = $1 and id = $2::bigint for update', [tx.orgCode, id]);
    if (!person) return null;
    if (person.employeeId !== null) return 'EMPLOYEE';
    if (person.candidateId !== null) return 'CANDIDATE';
    const changes = await deleteIndividuals(tx, [id]);
    await recordChanges(tx, changeSet, { userId, by, source: 'RULE', form: 'ONBOARDING_INDIVIDUALS', reason, changes });
    return forgetIndividuals(tx, [id]);
  });
  if (erased === null || typeof erased === 'string') return erased;
  for (const key of erased.files) await storeOf(settings).remove(key).catch((error: unknown) => log.warn({ err: error }, 'the bytes of an erased file wait for the next clean-up'));
  return { changeSet, keys: erased.keys };
};
