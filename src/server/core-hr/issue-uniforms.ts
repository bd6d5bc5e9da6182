import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { allocate } from '../db/ids.ts';
import { readId } from '../people/asked-people.ts';
import { Refusal, refuse } from '../refuse.ts';
import { addWithin } from '../resource/add-record.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { actingCaller, chosenIds } from '../uniforms/acting.ts';
import { namesOf } from '../uniforms/names-of.ts';

type Person = { readonly employeeId: string; readonly size?: string | null; readonly quantity: number };
type Arguments = { readonly itemId: string; readonly issuedOn: string; readonly condition: string; readonly note?: string | null; readonly people: readonly Person[] };

/** What is refused of one, with whose it is: the act is of many. */
const named = (refusal: unknown, name: string | undefined): unknown => {
  const problems = refusal instanceof Refusal ? refusal.details.validationError : undefined;
  return problems === undefined || name === undefined ? refusal : refuse('BAD_USER_INPUT', { validationError: problems.map(({ message }) => ({ field: 'people', message: `${name}: ${message}` })) });
};

/** Each as an issue by the rules of one, in one change-set; what is refused of one is refused of all. */
export const issueUniforms = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('issueUniforms', args, context, grant, null, async (tx) => {
    const caller = actingCaller(context, grant, 'UNIFORM_MONITORING');
    const { itemId, issuedOn, condition, note = null, people } = args;
    const chosen = chosenIds(caller, 'people', people.map(({ employeeId }) => employeeId));
    const resource = resourceOf('UniformIssue');
    const names = await namesOf(tx, grant, chosen);
    if (names.size < chosen.length) throw refuse('NOT_FOUND');
    const first = await allocate(tx, resource.table, people.length);
    const changes: Change[] = [];
    for (const [at, { employeeId, size = null, quantity }] of people.entries())
      changes.push(...(await addWithin(tx, resource, String(first + at), { employeeId, itemId: readId(itemId), size, quantity, issuedOn, condition, note }, caller).catch((refusal: unknown) => {
        throw named(refusal, names.get(employeeId));
      })));
    return { changes, answer: { added: changes.length } };
  });
