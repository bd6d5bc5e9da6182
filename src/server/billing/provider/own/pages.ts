import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../db/org.ts';
import { hashOfToken } from '../../../auth/token.ts';
import { refuse } from '../../../refuse.ts';
import type { HostedPage } from '../provider.ts';

/** Minutes for which the address of a page is good. */
const MINUTES = 30;

export type Page = {
  readonly kind: 'NEW' | 'CHANGE' | 'PAYMENT';
  readonly planId: string | null;
  readonly quantity: number | null;
  /** The subscription as it was when the page was opened; another version is another price. */
  readonly subscriptionVersion: number | null;
  readonly returnTo: string;
};

const PATHS: Readonly<Record<Page['kind'], string>> = { NEW: '/v3/billing/checkout', CHANGE: '/v3/billing/checkout', PAYMENT: '/v3/billing/payment' };
const TYPES: Readonly<Record<Page['kind'], string>> = { NEW: 'checkout_new', CHANGE: 'checkout_existing', PAYMENT: 'manage_payment_sources' };

/** Opens a page of ours: its address holds 256 random bits, of which the database keeps a hash, for half an hour and one use by this person. */
export const openPage = async (tx: Transaction, page: Page, userId: string): Promise<HostedPage> => {
  const key = randomBytes(32).toString('base64url');
  const [row] = await tx.query<{ expiresAt: string }>(
    `insert into billing_checkout (org_code, key_hash, kind, plan_id, quantity, subscription_version, return_to, user_account_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(mins => $9)) returning expires_at as "expiresAt"`,
    [tx.orgCode, hashOfToken(key), page.kind, page.planId, page.quantity, page.subscriptionVersion, page.returnTo, userId, MINUTES],
  );
  return { id: hashOfToken(key).slice(0, 16), type: TYPES[page.kind], url: `${PATHS[page.kind]}?key=${key}`, state: 'created', expiresAt: row?.expiresAt ?? '' };
};

export type OpenPage = Page & { readonly expiresAt: string };

const columns = `kind, plan_id as "planId", quantity, subscription_version as "subscriptionVersion", return_to as "returnTo", expires_at as "expiresAt"`;
const open = 'org_code = $1 and key_hash = $2 and user_account_id = $3 and used_at is null and expires_at > now()';

/** The page that a key opens; one answer for a wrong, an old, a used and somebody else's key. */
export const readPage = async (tx: Transaction, key: string, userId: string): Promise<OpenPage> => {
  const [page] = await tx.query<OpenPage>(`select ${columns} from billing_checkout where ${open}`, [tx.orgCode, hashOfToken(key), userId]);
  if (page === undefined) throw refuse('CHECKOUT_EXPIRED');
  return page;
};

/** Checks and uses a key in one statement: of two at once, one gets the page. */
export const usePage = async (tx: Transaction, key: string, userId: string): Promise<OpenPage> => {
  const [page] = await tx.query<OpenPage>(`update billing_checkout set used_at = now() where ${open} returning ${columns}`, [tx.orgCode, hashOfToken(key), userId]);
  if (page === undefined) throw refuse('CHECKOUT_EXPIRED');
  return page;
};

/** Takes away keys that nobody can use any more. */
export const forgetPages = async (tx: Transaction): Promise<void> => {
  await tx.query(`delete from billing_checkout where org_code = $1 and expires_at < now() - interval '1 day'`, [tx.orgCode]);
};
