import { finding } from '../../domain/problem.ts';
import type { UniformRecovery } from '../../../generated/core-hr/resolvers.ts';
import type { UniformOutcome } from '../../domain/uniforms/issue.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import type { Values } from '../resource/hooks.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';
import { updateRecords } from '../resource/update-records.ts';
import { actingCaller, chosenIds } from '../uniforms/acting.ts';

type Arguments = { readonly issues: readonly { readonly issueId: string; readonly quantity: number }[]; readonly day: string; readonly outcome: UniformOutcome; readonly remark?: string | null; readonly recovery?: UniformRecovery | null };

/** Adds what came back to the returns of each issue, and who pays for what is lost, by the rules of one; what is refused of one is refused of all. */
export const returnUniforms = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('returnUniforms', args, context, grant, null, async (tx) => {
    const caller = actingCaller(context, grant, 'UNIFORM_MONITORING');
    const { issues, day, outcome, remark = null, recovery } = args;
    const ids = chosenIds(caller, 'issues', issues.map(({ issueId }) => issueId));
    refuseFields(caller, ids.length < issues.length ? [{ field: 'issues', ...finding('rule.twice') }] : []);
    const resource = resourceOf('UniformIssue');
    const held = await readImages(tx, resource, ids);
    if (held.size < ids.length) throw refuse('NOT_FOUND');
    const updates = issues.map(({ issueId, quantity }) => {
      const { version, returns, deductPieces, settledPieces } = held.get(issueId)!;
      const had = ((returns ?? []) as readonly Values[]).map(({ position: _position, ...row }) => row);
      const paid = outcome !== 'LOST' ? {} : recovery === 'NEXT_PAY' ? { deductPieces: Number(deductPieces ?? 0) + quantity } : recovery === 'SETTLED' ? { settledPieces: Number(settledPieces ?? 0) + quantity } : {};
      return { id: issueId, version, input: { returns: [...had, { day, quantity, outcome, remark }], ...paid } };
    });
    const { changes, refused } = await updateRecords(tx, resource, updates, caller);
    for (const refusal of refused.values()) throw refusal;
    return { changes, answer: { added: changes.length } };
  });
