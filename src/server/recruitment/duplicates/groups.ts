/** Groups of candidates held to be one person, of what one may see, out of the pairs that are kept. */
import type { Grant } from '../../access/authorise.ts';
import { SAME, type Reason } from '../../../domain/duplicates/compare.ts';
import { groupsOf } from '../../../domain/duplicates/groups.ts';
import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';
import { bornSeen, notApart } from './seen.ts';

/** More pairs than anybody looks through: the likeliest are told. */
const MOST = 20_000;

export type Pair = { readonly one: number; readonly other: number; readonly score: number; readonly reasons: readonly Reason[] };

/** The pairs of which the person sees both, the likeliest first. A birth date counts where the person sees those of both. */
const pairsSeen = (tx: Transaction, grant: Grant): Promise<readonly Pair[]> => {
  const resource = resourceOf('Candidate');
  const to = bindings(tx.orgCode);
  const [one, other] = [rowsWithin(resource, grant, grant.session, 'a', to), rowsWithin(resource, grant, grant.session, 'b', to)];
  const born = `((${bornSeen(grant.session, 'a', to)}) and (${bornSeen(grant.session, 'b', to)}))`;
  return tx.query<Pair>(
    `select * from (
       select p.one_id::int as one, p.other_id::int as other, case when ${born} then p.score else p.plain_score end as score, case when ${born} then p.reasons else p.plain_reasons end as reasons
       from candidate_pair p join candidate a on a.org_code = p.org_code and a.id = p.one_id join candidate b on b.org_code = p.org_code and b.id = p.other_id
       where p.org_code = $1 and ${one} and ${other} and ${notApart('p.one_id', 'p.other_id')}) s
     where s.score >= ${SAME} order by s.score desc, s.one, s.other limit ${MOST}`,
    to.values,
  );
};

export const groupsSeen = async (tx: Transaction, grant: Grant): Promise<{ readonly groups: ReturnType<typeof groupsOf<Pair>>; readonly waiting: number }> => {
  const [{ waiting } = { waiting: 0 }] = await tx.query<{ waiting: number }>('select count(*)::int as waiting from candidate_compare where org_code = $1', [tx.orgCode]);
  return { groups: groupsOf(await pairsSeen(tx, grant)), waiting };
};
