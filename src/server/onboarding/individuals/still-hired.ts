import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';

/** Refuses where a candidate among them is not hired any more: put away, or moved to another status. */
export const refuseNotHired = async (tx: Transaction, candidates: readonly string[]): Promise<void> => {
  const [gone] = await tx.query<{ name: string }>(
    `select c.name from candidate c join candidate_status s on s.org_code = c.org_code and s.id = c.status_id left join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id
     where c.org_code = $1 and c.id = any($2::bigint[]) and (c.standing <> 'ACTIVE' or g.kind is distinct from 'HIRED') order by c.id limit 1`,
    [tx.orgCode, candidates],
  );
  if (gone) throw refuse('ONBOARDING_NOT_HIRED', { words: { name: gone.name } });
};
