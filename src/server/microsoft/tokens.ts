/** What Microsoft gives for a code or a refresh token; sealed before it is kept, and never told to a browser. */
import { z } from 'zod';
import { askOutside } from '../http/outbound.ts';
import type { KeySettings } from '../secrets/root-key.ts';
import { seal, unseal } from '../secrets/seal.ts';
import type { Application } from './application.ts';

const answered = z.object({ access_token: z.string().min(1).max(20_000), refresh_token: z.string().min(1).max(20_000).optional(), expires_in: z.coerce.number().min(0).max(10_000_000).default(3600) });
const kept = z.object({ access: z.string(), refresh: z.string(), expiresAt: z.number() });
export type Tokens = z.infer<typeof kept>;

/** Microsoft says that it gives nothing for this any more: the person took the consent back, or an administrator did. */
export class ConsentEnded extends Error {
  override readonly name = 'ConsentEnded';
}

const placeOf = (orgCode: string, accountId: string): string => `${orgCode} microsoft ${accountId}`;
export const sealTokens = (settings: KeySettings, orgCode: string, accountId: string, tokens: Tokens): string => seal(settings, placeOf(orgCode, accountId), JSON.stringify(tokens));
export const unsealTokens = (settings: KeySettings, orgCode: string, accountId: string, sealed: string): Tokens | null => {
  const text = unseal(settings, placeOf(orgCode, accountId), sealed);
  return text === null ? null : kept.parse(JSON.parse(text));
};

/** `form` says for what. Throws ConsentEnded where Microsoft refuses it for good, else what keeps it from answering. */
export const askTokens = async ({ clientId, clientSecret, token, hosts }: Application, form: Readonly<Record<string, string>>, now: Date, former: string | null = null): Promise<Tokens> => {
  const body = new URLSearchParams({ ...form, client_id: clientId, client_secret: clientSecret }).toString();
  const answer = await askOutside(hosts, token, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }, body });
  if (!answer.ok) {
    const said = z.object({ error: z.string() }).safeParse(await answer.json().catch(() => null));
    if (said.success && ['invalid_grant', 'interaction_required', 'consent_required'].includes(said.data.error)) throw new ConsentEnded(said.data.error);
    throw new Error(`Microsoft answered ${answer.status}${said.success ? ` ${said.data.error.slice(0, 60)}` : ''} for a token.`);
  }
  const { access_token: access, refresh_token: refresh = former, expires_in: seconds } = answered.parse(await answer.json());
  if (refresh === null) throw new Error('Microsoft gave no refresh token.');
  return { access, refresh, expiresAt: now.getTime() + seconds * 1000 };
};
