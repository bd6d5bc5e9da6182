import type { Transaction } from '../db/org.ts';
import { storeOf } from '../files/open-store.ts';
import type { Context } from '../http/route.ts';

export type StoredLogo = { readonly key: string; readonly type: string };
export type Logo = { readonly bytes: Uint8Array; readonly type: string } | null;

/** The organisation's logo as it is kept; undefined where there is none. */
export const storedLogo = async (tx: Transaction): Promise<StoredLogo | undefined> =>
  (await tx.query<StoredLogo>(`select f.key, f.content_type as type from organisation o join stored_file f on f.org_code = o.org_code and f.key = o.logo and f.status = 'STORED' where o.org_code = $1`, [tx.orgCode]))[0];

/** The organisation's logo where a PDF takes it. */
export const logoOf = async ({ settings }: Pick<Context, 'settings'>, stored: StoredLogo | undefined): Promise<Logo> => {
  if (!stored || !['image/png', 'image/jpeg'].includes(stored.type)) return null;
  const bytes = await storeOf(settings).read(stored.key);
  return bytes ? { bytes, type: stored.type } : null;
};
