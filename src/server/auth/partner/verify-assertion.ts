import { createHash } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTPayload, JWTVerifyOptions } from 'jose';
import { z } from 'zod';
import { withOrg } from '../../db/org.ts';
import type { Transaction } from '../../db/org.ts';
import { askOutside } from '../../http/outbound.ts';
import type { Context } from '../../http/route.ts';
import type { Settings } from '../../settings.ts';
import { readSignInPolicy } from '../sign-in-policy.ts';
import { readSignInSecret } from '../sign-in-secret.ts';

const PUBLIC_KEY_ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];
const FRESH_MS = 10 * 60_000;
const keySets = new Map<string, { readonly at: number; readonly keys: JSONWebKeySet }>();

const keySetShape = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1).max(50) });

const keySetAt = async (settings: Pick<Settings, 'outboundHosts'>, address: string): Promise<JSONWebKeySet> => {
  const known = keySets.get(address);
  if (known !== undefined && performance.now() - known.at < FRESH_MS) return known.keys;
  const answer = await askOutside(settings, new URL(address), { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The partner's keys were answered with ${answer.status}.`);
  const keys = keySetShape.parse(await answer.json()) as JSONWebKeySet;
  keySets.set(address, { at: performance.now(), keys });
  return keys;
};

const verified = async (assertion: string, settings: Settings, keysUrl: string | null, secret: string | null, options: JWTVerifyOptions): Promise<JWTPayload> => {
  if (keysUrl) return (await jwtVerify(assertion, createLocalJWKSet(await keySetAt(settings, keysUrl)), { ...options, algorithms: PUBLIC_KEY_ALGORITHMS })).payload;
  if (secret === null) throw new Error('The organisation has no secret of a partner.');
  return (await jwtVerify(assertion, new TextEncoder().encode(secret), { ...options, algorithms: ['HS256', 'HS384', 'HS512'] })).payload;
};

/** One statement checks and notes that an assertion serves once. */
const isFirstUse = async (tx: Transaction, id: string, expires: number): Promise<boolean> =>
  (
    await tx.query('insert into partner_assertion (org_code, id_hash, expires_at) values ($1, $2, to_timestamp($3) + interval \'1 hour\') on conflict do nothing returning 1', [
      tx.orgCode,
      createHash('sha256').update(id).digest('base64url'),
      expires,
    ])
  ).length > 0;

/**
 * The address that a partner's assertion is about: a JWT signed with the organisation's shared secret (HS256 to HS512) or a
 * key that the partner publishes, issued by the partner under its own name within five minutes, for this installation
 * (`aud`, the public address) and this organisation (`org_code`), with `jti` for its single use and `email`. Throws
 * whatever is wrong with it.
 */
export const verifyAssertion = async ({ db, settings }: Pick<Context, 'db' | 'settings'>, orgCode: string, assertion: string): Promise<string> => {
  const { policy, secret } = await withOrg(db, orgCode, async (tx) => ({ policy: await readSignInPolicy(tx), secret: await readSignInSecret(tx, settings, 'PARTNER') }));
  if (!policy.partnerEnabled || !policy.partnerId) throw new Error('The organisation lets no partner in.');
  const payload = await verified(assertion, settings, policy.partnerKeysUrl, secret, {
    issuer: policy.partnerId,
    audience: settings.publicUrl.origin,
    maxTokenAge: '5 minutes',
    clockTolerance: 60,
    requiredClaims: ['exp', 'iat', 'jti', 'email', 'org_code'],
  });
  const { org_code: org, email, jti, exp } = payload;
  if (org !== orgCode || typeof email !== 'string' || typeof jti !== 'string' || exp === undefined) throw new Error('The assertion is about something else.');
  if (!(await withOrg(db, orgCode, (tx) => isFirstUse(tx, jti, exp)))) throw new Error('The assertion was used before.');
  return email;
};
