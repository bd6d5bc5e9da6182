/** Candidates who may be the person of a resume: the same e-mail address, telephone number or name. */
import type { Grant } from '../../access/authorise.ts';
import type { Transaction } from '../../db/org.ts';
import { resourceOf } from '../../resource/registry.ts';
import { rowsWithin } from '../../resource/sight.ts';
import { bindings } from '../../resource/sql.ts';

export type Person = { readonly id: string; readonly email: string | null; readonly phone: string | null; readonly name: string | null };
export type AlikeReason = 'EMAIL' | 'PHONE' | 'NAME';
export type Alike = { readonly candidateId: number; readonly name: string; readonly reasons: readonly AlikeReason[] };

/** By the id of the person asked for; only candidates whom the caller may see. */
export const alikeOf = async (tx: Transaction, people: readonly Person[], grant: Grant): Promise<ReadonlyMap<string, readonly Alike[]>> => {
  if (people.length === 0) return new Map();
  const to = bindings(tx.orgCode);
  const reach = { scope: grant.scope, ...(grant.withSelf ? { withSelf: true } : {}) };
  const within = rowsWithin(resourceOf('Candidate'), reach, grant.session, 't', to);
  const asked = [people.map(({ id }) => id), people.map(({ email }) => email), people.map(({ phone }) => phone), people.map(({ name }) => name)] as const;
  const rows = await tx.query<{ asked: string; id: number; name: string; email: boolean; phone: boolean; named: boolean }>(
    `with asked as materialized (select * from unnest(${to.bind(asked[0])}::text[], ${to.bind(asked[1])}::text[], ${to.bind(asked[2])}::text[], ${to.bind(asked[3])}::text[]) as a(id, email, phone, name)),
      found as (
        select a.id as asked, t.id from asked a join candidate t on t.org_code = $1 and t.email_folded = fold(a.email)
        union select a.id, t.id from asked a join candidate t on t.org_code = $1 and t.phone_folded = fold(a.phone)
        union select a.id, t.id from asked a join candidate t on t.org_code = $1 and t.name_folded = fold(a.name))
     select a.id as asked, t.id::int as id, t.name, coalesce(t.email_folded = fold(a.email), false) as email, coalesce(t.phone_folded = fold(a.phone), false) as phone, coalesce(t.name_folded = fold(a.name), false) as named
     from found f join asked a on a.id = f.asked join candidate t on t.org_code = $1 and t.id = f.id where ${within} order by a.id, t.id limit 2000`,
    to.values,
  );
  const found = new Map<string, Alike[]>();
  for (const { asked: of, id, name, email, phone, named } of rows) {
    const reasons: AlikeReason[] = [...(email ? ['EMAIL' as const] : []), ...(phone ? ['PHONE' as const] : []), ...(named ? ['NAME' as const] : [])];
    found.set(of, [...(found.get(of) ?? []), { candidateId: id, name, reasons }]);
  }
  return found;
};
