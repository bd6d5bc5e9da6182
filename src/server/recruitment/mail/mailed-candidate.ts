import type { Grant } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse } from '../../refuse.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';
import type { Language } from '../../session.ts';
import { languageOfCandidate } from './language-of-candidate.ts';

type Mailed = { readonly id: string; readonly name: string; readonly email: string | null; readonly jobPost: string | null; /** In which they are written to. */ readonly language: Language };

/** The candidate whose mails the caller reads or writes: one they work on. A seat on a panel opens the candidate, not what is written to them. */
export const mailedCandidate = async (tx: Transaction, candidateId: number, grant: Grant): Promise<Mailed> => {
  const to = bindings(tx.orgCode);
  const id = to.bind(candidateId);
  const within = rowsWithin(resourceOf('Candidate'), { ...grant, changes: true }, grant.session, 't', to);
  const [candidate] = await tx.query<Mailed>(
    `select t.id::text as id, t.name, t.email, ${languageOfCandidate('t')} as language, p.title as "jobPost" from candidate t join organisation o on o.org_code = t.org_code left join job_post p on p.org_code = t.org_code and p.id = t.job_post_id where t.org_code = $1 and t.id = ${id}::bigint and ${within}`,
    to.values,
  );
  if (!candidate) throw refuse('NOT_FOUND');
  return candidate;
};
