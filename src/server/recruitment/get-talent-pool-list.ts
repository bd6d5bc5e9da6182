import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { mayViewForm } from '../reference-lists/may-view-form.ts';
import { resourceOf } from '../resource/registry.ts';
import { sightOf } from '../resource/sight.ts';
import { bindings } from '../resource/sql.ts';

type Pool = { readonly addedOn: Date; readonly updatedOn: Date };

/** Document 1 §7: pools, with how many of those whom the caller reaches are kept in each. */
export const getTalentPoolList = async ({ formId }: { readonly formId?: number | null }, { db }: Context, grant: Grant) => {
  const { session } = grant;
  mayViewForm(formId, session);
  const to = bindings(session.orgCode);
  const within = sightOf(session, resourceOf('Candidate'), { scope: grant.scope, ...(grant.withSelf ? { withSelf: true } : {}) }).rows('c', to);
  const talentPools = await withOrg(db, session.orgCode, (tx) =>
    tx.query<Pool>(
      `select p.id::int as "talentPoolId", p.name as "talentPool", p.description, p.created_at as "addedOn", p.created_by as "addedBy", p.updated_at as "updatedOn", p.updated_by as "updatedBy",
         (select count(*)::int from candidate c where c.org_code = $1 and c.talent_pool_id = p.id and c.standing = 'TALENT_POOL' and ${within}) as "candidateCount"
       from talent_pool p where p.org_code = $1 order by p.name, p.id`,
      to.values,
    ));
  return { errorCode: '', message: '', validationError: null, talentPools };
};
