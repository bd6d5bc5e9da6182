import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { redirectUriOf } from '../auth/open-id/redirect-uri.ts';
import { refuse } from '../refuse.ts';
import type { SecretKind } from '../auth/sign-in-secret.ts';

type Row = { readonly kind: SecretKind; readonly setAt: Date; readonly setBy: string };
type Secret = { readonly kind: SecretKind; readonly setAt: Date | null; readonly setBy: string | null };

const KINDS = ['OPEN_ID_CLIENT', 'PARTNER'] as const satisfies readonly SecretKind[];

export type SignInSecrets = { readonly errorCode: string; readonly message: string; readonly secrets: readonly Secret[]; readonly redirectUri: string };

/** Which secrets are set; the secrets themselves are answered nowhere. */
export const readSignInSecrets = async (tx: Transaction, context: Context): Promise<SignInSecrets> => {
  const rows = await tx.query<Row>('select kind, set_at as "setAt", set_by as "setBy" from sign_in_secret where org_code = $1', [tx.orgCode]);
  const secrets = KINDS.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, setAt: null, setBy: null });
  return { errorCode: '', message: '', secrets, redirectUri: redirectUriOf(context) };
};

export const listSignInSecrets = async (_args: object, context: Context): Promise<SignInSecrets> => {
  const { session, db } = context;
  if (session === null) throw refuse('UNAUTHENTICATED');
  return withOrg(db, session.orgCode, (tx) => readSignInSecrets(tx, context));
};
