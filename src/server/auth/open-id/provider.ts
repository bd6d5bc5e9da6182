import { createHash } from 'node:crypto';
import { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, Configuration, customFetch, discovery, None } from 'openid-client';
import type { CustomFetch } from 'openid-client';
import { withOrg } from '../../db/org.ts';
import { askOutside } from '../../http/outbound.ts';
import type { Context } from '../../http/route.ts';
import type { Settings } from '../../settings.ts';
import { readSignInPolicy } from '../sign-in-policy.ts';
import type { SignInPolicy } from '../sign-in-policy.ts';
import { readSignInSecret } from '../sign-in-secret.ts';

export type Provider = { readonly config: Configuration; readonly policy: SignInPolicy };

type Known = { readonly at: number; readonly config: Promise<Configuration> };

/** A provider's addresses and keys hold for so long. */
const FRESH_MS = 10 * 60_000;
const MOST_KNOWN = 500;
const known = new Map<string, Known>();

const fetchOf = (settings: Pick<Settings, 'outboundHosts'>): CustomFetch => (url, { method, headers, body }) => {
  if (body !== undefined && body !== null && typeof body !== 'string' && !(body instanceof URLSearchParams)) throw new TypeError('An identity provider is sent text only.');
  const text = body === undefined || body === null ? {} : { body: body.toString() };
  return askOutside(settings, new URL(url), { method, headers, ...text });
};

const discover = async (settings: Pick<Settings, 'outboundHosts'>, issuer: URL, clientId: string, secret: string | null): Promise<Configuration> => {
  const insecure = issuer.protocol === 'http:' ? [allowInsecureRequests] : [];
  const found = await discovery(issuer, clientId, {}, None(), { [customFetch]: fetchOf(settings), execute: insecure, timeout: 5 });
  if (secret === null) return found;
  const server = found.serverMetadata();
  const byPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true && !server.token_endpoint_auth_methods_supported.includes('client_secret_basic');
  const config = new Configuration(server, clientId, { client_secret: secret }, byPost ? ClientSecretPost(secret) : ClientSecretBasic(secret));
  config[customFetch] = fetchOf(settings);
  config.timeout = 5;
  for (const allow of insecure) allow(config);
  return config;
};

/** The organisation's identity provider, with its addresses as it publishes them; null where none is in use. Throws when it does not answer. */
export const providerOf = async ({ db, settings }: Pick<Context, 'db' | 'settings'>, orgCode: string): Promise<Provider | null> => {
  const { policy, secret } = await withOrg(db, orgCode, async (tx) => ({ policy: await readSignInPolicy(tx), secret: await readSignInSecret(tx, settings, 'OPEN_ID_CLIENT') }));
  const { openIdEnabled, openIdIssuer, openIdClientId } = policy;
  if (!openIdEnabled || openIdIssuer === null || openIdClientId === null || !URL.canParse(openIdIssuer)) return null;
  const key = createHash('sha256').update(JSON.stringify([settings.dataDir, orgCode, openIdIssuer, openIdClientId, secret])).digest('base64url');
  const entry = known.get(key);
  if (entry !== undefined && performance.now() - entry.at < FRESH_MS) return { policy, config: await entry.config };
  if (known.size >= MOST_KNOWN) known.clear();
  const config = discover(settings, new URL(openIdIssuer), openIdClientId, secret);
  known.set(key, { at: performance.now(), config });
  config.catch(() => known.delete(key));
  return { policy, config: await config };
};
