import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import type { Change } from '../resource/journal.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { actingCaller, chosenIds } from '../uniforms/acting.ts';

/** The caller's own act, of the own issues alone. What was acknowledged before stays as it is. */
export const acknowledgeUniforms = (args: { readonly issueIds: readonly string[] }, context: Context, grant: Grant) =>
  inChangeSet('acknowledgeUniforms', args, context, grant, null, async (tx) => {
    const { session } = grant;
    const resource = resourceOf('UniformIssue');
    const ids = chosenIds(actingCaller(context, grant, 'SELF_UNIFORM'), 'issueIds', args.issueIds);
    const before = await readImages(tx, resource, ids);
    if (session.employeeId === null || before.size < ids.length || [...before.values()].some((image) => String(image['employeeId']) !== session.employeeId)) throw refuse('NOT_FOUND');
    const waiting = [...before.values()].filter((image) => image['acknowledgedAt'] == null);
    const acknowledgedAt = new Date().toISOString();
    const after = await updateImages(tx, resource, waiting.map((image) => ({ ...image, acknowledgedAt })), session.name);
    const changes = after.map((image): Change => ({ entity: 'UniformIssue', id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image }));
    return { changes, answer: { added: changes.length } };
  });
