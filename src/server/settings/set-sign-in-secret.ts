import { refuseWiderRoles } from '../access/no-wider-than-own.ts';
import { storeSignInSecret } from '../auth/sign-in-secret.ts';
import type { SecretKind } from '../auth/sign-in-secret.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { readSignInSecrets } from './list-sign-in-secrets.ts';
import type { SignInSecrets } from './list-sign-in-secrets.ts';

/** A shorter secret of HMAC-SHA-256 would be weaker than the hash. */
const SHORTEST: Readonly<Record<SecretKind, number>> = { OPEN_ID_CLIENT: 8, PARTNER: 32 };
const LONGEST = 1000;

type Arguments = { readonly kind: SecretKind; readonly secret?: string | null };

/** Sets or removes a secret; who may is the same as for the policy it belongs to: whose rights cover every role. */
export const setSignInSecret = async ({ kind, secret }: Arguments, context: Context): Promise<SignInSecrets> => {
  const { session, db, settings } = context;
  if (session === null) throw refuse('UNAUTHENTICATED');
  const text = secret?.trim() ?? '';
  if (text !== '' && (text.length < SHORTEST[kind] || text.length > LONGEST)) {
    throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'secret', message: `A secret has ${SHORTEST[kind]} to ${LONGEST} characters.` }] });
  }
  return withOrg(db, session.orgCode, async (tx) => {
    const roles = await tx.query<{ id: string }>('select id::text from role where org_code = $1', [tx.orgCode]);
    await refuseWiderRoles(tx, session, roles.map(({ id }) => id));
    await storeSignInSecret(tx, settings, kind, text === '' ? null : text, session.name);
    return readSignInSecrets(tx, context);
  });
};
