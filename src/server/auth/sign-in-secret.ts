import type { Transaction } from '../db/org.ts';
import type { KeySettings } from '../secrets/root-key.ts';
import { seal, unseal } from '../secrets/seal.ts';

export type SecretKind = 'OPEN_ID_CLIENT' | 'PARTNER';

const placeOf = (tx: Transaction, kind: SecretKind): string => `${tx.orgCode} sign-in ${kind}`;

/** Stores a secret sealed; null removes it. */
export const storeSignInSecret = async (tx: Transaction, settings: KeySettings, kind: SecretKind, secret: string | null, by: string): Promise<void> => {
  if (secret === null) {
    await tx.query('delete from sign_in_secret where org_code = $1 and kind = $2', [tx.orgCode, kind]);
    return;
  }
  await tx.query(
    `insert into sign_in_secret (org_code, kind, sealed, set_by) values ($1, $2, $3, $4)
     on conflict (org_code, kind) do update set sealed = excluded.sealed, set_at = now(), set_by = excluded.set_by`,
    [tx.orgCode, kind, seal(settings, placeOf(tx, kind), secret), by],
  );
};

/** The secret for the server's own use; null where none is set or its key is another. */
export const readSignInSecret = async (tx: Transaction, settings: KeySettings, kind: SecretKind): Promise<string | null> => {
  const [row] = await tx.query<{ sealed: string }>('select sealed from sign_in_secret where org_code = $1 and kind = $2', [tx.orgCode, kind]);
  return row === undefined ? null : unseal(settings, placeOf(tx, kind), row.sealed);
};
