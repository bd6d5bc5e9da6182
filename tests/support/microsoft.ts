/** Microsoft as Tenure meets it: a real OpenID provider at the addresses of Entra, and of Graph what the specification of these calls says. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';

export const CLIENT_SECRET = 'a-client-secret-at-microsoft';

export type SentMail = { readonly from: string; readonly mime: string };
export type GraphEvent = { readonly id: string; readonly subject: string; readonly start: { readonly dateTime: string }; readonly location: { readonly displayName: string } };
export type Microsoft = {
  readonly origin: string;
  readonly mails: SentMail[];
  readonly events: Map<string, GraphEvent>;
  /** What else stands in everybody's calendar there, as a calendar view answers it. */
  appointments: readonly object[];
  /** What calendar views were asked for. */
  readonly views: URL[];
  /** The tokens that were given out, to be looked for where they must not be. */
  readonly tokens: string[];
  /** Answers every call with this instead. */
  failWith: number | null;
  /** An administrator or the person takes the consent back. */
  revoke(): Promise<void>;
  /** Access tokens serve no more; refresh tokens do. */
  expire(): Promise<void>;
  stop(): Promise<void>;
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};

export const startMicrosoft = async (port: number, redirectUri: string): Promise<Microsoft> => {
  const origin = `http://localhost:${port}`;
  const scopes = ['openid', 'offline_access', 'User.Read', 'Mail.Send', 'Calendars.ReadWrite'];
  const provider = new Provider(origin, {
    clients: [{ client_id: 'tenure', client_secret: CLIENT_SECRET, redirect_uris: [redirectUri], grant_types: ['authorization_code', 'refresh_token'], token_endpoint_auth_method: 'client_secret_post', scope: scopes.join(' ') }],
    scopes,
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    issueRefreshToken: () => Promise.resolve(true),
    pkce: { required: () => true },
    routes: { authorization: '/organizations/oauth2/v2.0/authorize', token: '/organizations/oauth2/v2.0/token' },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['a key for tests'] },
  });
  const grants = new Set<string>();
  const access: string[] = [];
  provider.on('grant.success', (context) => {
    const { access_token: token, refresh_token: refresh } = context.body as { access_token?: string; refresh_token?: string };
    if (token) access.push(token);
    world.tokens.push(...[token, refresh].filter((one) => one !== undefined));
    const grant = context.oidc.entities.Grant?.jti;
    if (grant) grants.add(grant);
  });
  const graph = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, body?: object): void => void response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? '' : JSON.stringify(body));
    if (world.failWith !== null) return answer(world.failWith, { error: { code: 'notNow' } });
    const token = await provider.AccessToken.find((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (!token) return answer(401, { error: { code: 'InvalidAuthenticationToken' } });
    const path = (request.url ?? '').replace(/^\/v1\.0/, '').replace(/\?.*$/, '');
    const mailbox = `${token.accountId}@contoso.example`;
    if (path === '/me') return answer(200, { id: `id-${token.accountId}`, mail: mailbox, userPrincipalName: mailbox });
    if (path === '/me/sendMail') {
      world.mails.push({ from: mailbox, mime: Buffer.from(await bodyOf(request), 'base64').toString('utf8') });
      return answer(202);
    }
    if (path === '/me/calendarView') {
      const asked = new URL(request.url ?? '', origin);
      world.views.push(asked);
      const [skip, top] = [Number(asked.searchParams.get('$skip') ?? 0), Number(asked.searchParams.get('$top') ?? 10)];
      const all = [...world.events.values(), ...world.appointments];
      const next = new URL(asked);
      next.searchParams.set('$skip', String(skip + top));
      return answer(200, { value: all.slice(skip, skip + top), ...(all.length > skip + top ? { '@odata.nextLink': next.href } : {}) });
    }
    const id = decodeURIComponent(path.slice('/me/events/'.length));
    if (request.method === 'POST' && path === '/me/events') {
      const given = JSON.parse(await bodyOf(request)) as Omit<GraphEvent, 'id'> & { transactionId: string };
      const event = { ...given, id: `event-${given.transactionId}` };
      world.events.set(event.id, event);
      return answer(201, event);
    }
    if (!world.events.has(id)) return answer(404, { error: { code: 'ErrorItemNotFound' } });
    if (request.method === 'DELETE') {
      world.events.delete(id);
      return answer(204);
    }
    world.events.set(id, { ...world.events.get(id)!, ...(JSON.parse(await bodyOf(request)) as object) });
    answer(200, world.events.get(id));
  };
  const callback = provider.callback();
  const server: Server = createServer((request, response) => void (request.url?.startsWith('/v1.0/') ? graph(request, response) : callback(request, response))).listen(port);
  await once(server, 'listening');
  const world: Microsoft = {
    origin,
    mails: [],
    events: new Map(),
    appointments: [],
    views: [],
    tokens: [],
    failWith: null,
    revoke: async () => {
      for (const grant of grants) await Promise.all([provider.Grant.adapter.destroy(grant), provider.RefreshToken.revokeByGrantId(grant), provider.AccessToken.revokeByGrantId(grant)]);
    },
    expire: async () => {
      for (const one of access) await (await provider.AccessToken.find(one))?.destroy();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return world;
};
