import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import { refuseNotHired } from './individuals/still-hired.ts';
import { reachedIndividuals, rewriteIndividuals, told } from './individuals/reached.ts';

type Arguments = { readonly individualId: readonly number[] };

/** Whose onboarding was cancelled joins after all, unless it was started anew meanwhile. */
export const resumeOnboarding = (args: Arguments, context: Context, grant: Grant) =>
  inChangeSet('resumeOnboarding', args, context, grant, null, async (tx) => {
    const people = await reachedIndividuals(tx, args.individualId, ['CANCELLED'], grant, context);
    const candidates = people.flatMap(({ candidateId }) => (candidateId == null ? [] : [String(candidateId)]));
    await tx.query('select from candidate where org_code = $1 and id = any($2::bigint[]) order by id for update', [tx.orgCode, candidates]);
    const [again] = await tx.query<{ name: string }>(`select name from onboarding_individual where org_code = $1 and candidate_id = any($2::bigint[]) and status <> 'CANCELLED' limit 1`, [tx.orgCode, candidates]);
    if (again || new Set(candidates).size < candidates.length) throw refuse('ONBOARDING_STARTED', { words: { name: again?.name ?? String(people[0]!['name']) } });
    await refuseNotHired(tx, candidates);
    const changes = await rewriteIndividuals(tx, people, () => ({ status: 'DRAFT', comment: null }), grant.session.name);
    return { changes, answer: told(changes) };
  });
