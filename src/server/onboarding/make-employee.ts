import { reachOf, type Grant } from '../access/authorise.ts';
import { screenReach } from '../access/screen-reach.ts';
import type { Context } from '../context.ts';
import { allocate } from '../db/ids.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { copyFile } from '../files/copy-file.ts';
import { todayOf } from '../people/today.ts';
import { Refusal, refuse } from '../refuse.ts';
import { addWithin } from '../resource/add-record.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { permitOfCandidate } from './individuals/permit-of-candidate.ts';
import { reachedIndividuals, rewriteIndividuals } from './individuals/reached.ts';
import { belongings, employeeInput, filesOf, type Made, type Names } from './individuals/records-of-employee.ts';
import { refuseWanting } from './individuals/wanting.ts';

type Arguments = { readonly individualId: number; readonly employeeNumber?: string | null };

const OPEN = ['DRAFT', 'INVITED', 'STARTED', 'SUBMITTED', 'RETURNED'] as const;

/** By the right to add such records; what the caller may not change of the person goes along without it, since they did not choose it. */
const callerOf = ({ type, guard }: Pick<Made, 'type' | 'guard'>, { db }: Context, { session }: Grant): Caller => {
  const made = { db, session, form: 'ONBOARDING_INDIVIDUALS', reason: null, carries: true } as const;
  if (guard !== undefined && reachOf(session, guard, 'UPDATE') === null) return { ...made, reach: { scope: 'ALL' } };
  const reach = screenReach(session, resourceOf(type), 'ADD');
  if (reach === null) throw refuse('ACCESS_DENIED');
  return { ...made, reach };
};

const namesOf = async (tx: Transaction): Promise<Names> => {
  const read = async (table: 'document_subtype' | 'accreditation_type') => new Map((await tx.query<{ id: string; name: string }>(`select id::text as id, name from ${table} where org_code = $1`, [tx.orgCode])).map(({ id, name }) => [id, name]));
  return { documents: await read('document_subtype'), accreditations: await read('accreditation_type') };
};

const addOne = async (tx: Transaction, made: Made, caller: Caller): Promise<readonly Change[]> => {
  const resource = resourceOf(made.type);
  try {
    return await addWithin(tx, resource, String(await allocate(tx, resource.table, 1)), made.input, caller);
  } catch (error) {
    // Problems are told where the person has the values.
    if (!(error instanceof Refusal) || error.details.validationError === undefined) throw error;
    throw refuse('BAD_USER_INPUT', { validationError: error.details.validationError.map(({ message }) => ({ field: made.from, message })) });
  }
};

/** The candidate stays hired and names whom they became; the accepted salary stays with them and is found from the employee. */
const tellCandidate = async (tx: Transaction, candidateId: unknown, employeeId: string, by: string): Promise<readonly Change[]> => {
  if (candidateId == null) return [];
  const resource = resourceOf('Candidate');
  const id = String(candidateId);
  const before = (await readImages(tx, resource, [id])).get(id)!;
  const written = await updateImages(tx, resource, [{ ...before, employeeId }], by);
  return written.map((after) => ({ entity: 'Candidate', id, kind: 'UPDATE', before, after }));
};

/** Makes an employee of somebody who joins. Two at once make one: the person is held until the first is done. */
export const makeEmployee = async (args: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  const employees = callerOf({ type: 'Employee' }, context, grant);
  const copies = new Map<string, string>();
  const before = await withOrg(context.db, session.orgCode, async (tx) => {
    const [person] = await reachedIndividuals(tx, [args.individualId], OPEN, grant, context);
    await refuseWanting(tx, session, person!);
    return person!;
  });
  for (const { key, purpose } of filesOf(before)) {
    const copy = await copyFile(context, session, key, purpose);
    if (copy !== null) copies.set(key, copy);
  }
  return answeringConstraints(resourceOf('Employee'), session, () => inChangeSet('makeEmployee', args, context, grant, null, async (tx) => {
    const [person] = await reachedIndividuals(tx, [args.individualId], OPEN, grant, context);
    await refuseWanting(tx, session, person!);
    if (filesOf(person!).some(({ key }) => !copies.has(key))) throw refuse('CONFLICT');
    const resource = resourceOf('Employee');
    const employeeId = String(await allocate(tx, resource.table, 1));
    const number = args.employeeNumber?.trim() ?? '';
    const changes = [...(await addWithin(tx, resource, employeeId, { ...employeeInput(person!, copies), workAuthorizationId: await permitOfCandidate(tx, person!['candidateId']), ...(number === '' ? {} : { employeeNumber: number }) }, employees))];
    for (const made of belongings(person!, employeeId, await namesOf(tx), copies)) changes.push(...(await addOne(tx, made, callerOf(made, context, grant))));
    const onboardedOn = await todayOf(tx);
    changes.push(...(await rewriteIndividuals(tx, [person!], () => ({ status: 'ONBOARDED', onboardedOn, employeeId, comment: null }), session.name)));
    changes.push(...(await tellCandidate(tx, person!['candidateId'], employeeId, session.name)));
    await tx.query(`delete from outbox_message where org_code = $1 and about = $2 and status = 'QUEUED'`, [tx.orgCode, `onboardingIndividual ${person!.id}`]);
    return { changes, answer: { employeeId: Number(employeeId), employeeNumber: String(changes[0]!.after!['employeeNumber']) } };
  }));
};
