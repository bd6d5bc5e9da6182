import type { Transaction } from '../../db/org.ts';

export type Claims = { readonly issuer: string; readonly subject: string; readonly email: string | null; readonly isVerified: boolean };

const LINKED = `
  select u.id::text as "userId" from open_id_link l join user_account u on u.org_code = l.org_code and u.id = l.user_account_id
  where l.org_code = $1 and l.issuer = $2 and l.subject = $3 and u.status = 'ACTIVE'`;

/** The subject is new here, and so is the account to the issuer: an address that changed hands opens nobody else's account. */
const LINK = `
  insert into open_id_link (org_code, issuer, subject, user_account_id)
  select $1, $2, $3, u.id from user_account u
  where u.org_code = $1 and fold(u.email) = fold($4) and lower(u.email) = lower($4) and u.status = 'ACTIVE'
    and not exists (select from open_id_link k where k.org_code = $1 and k.issuer = $2 and (k.subject = $3 or k.user_account_id = u.id))
  order by u.id limit 1
  on conflict do nothing returning user_account_id::text as "userId"`;

const domainsOf = (text: string | null): readonly string[] => (text ?? '').toLowerCase().split(/[\s,;]+/).filter(Boolean);

/**
 * The account of a person whom the provider has signed in: the one linked to their subject, else the existing active one of
 * their verified address in a listed domain, linked from now on. No account is ever made.
 */
export const accountOfClaims = async (tx: Transaction, { issuer, subject, email, isVerified }: Claims, domains: string | null): Promise<string | null> => {
  const [linked] = await tx.query<{ userId: string }>(LINKED, [tx.orgCode, issuer, subject]);
  if (linked !== undefined) return linked.userId;
  const domain = email?.toLowerCase().split('@').at(-1) ?? '';
  if (email === null || !isVerified || !domainsOf(domains).includes(domain)) return null;
  const [made] = await tx.query<{ userId: string }>(LINK, [tx.orgCode, issuer, subject, email]);
  return made?.userId ?? null;
};
