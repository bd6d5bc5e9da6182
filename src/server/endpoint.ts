/** The one factory of GraphQL endpoints: limits, JSON only, session, masking, the fast way, then Yoga. */
import { EnvelopArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { organisationNamed } from './auth/organisation-of-request.ts';
import { languageAsked } from './auth/read-input.ts';
import type { Context } from './context.ts';
import { markFormFields } from './customisation/form-fields.ts';
import { readOnly } from './db/read-only.ts';
import { readBody } from './http/body.ts';
import { limitRequests } from './http/rate-limit.ts';
import { isStorable } from './http/storable-text.ts';
import type { Context as HttpContext } from './http/route.ts';
import { isJsonBody, isSameOrigin } from './http/same-origin.ts';
import { maskError } from './graphql/errors.ts';
import { buildExecutable, type Executable } from './graphql/executable.ts';
import { createFast } from './graphql/fast.ts';
import { LARGE_OPERATIONS, LIMITS } from './graphql/limits.ts';
import { onlyReadsInView } from './graphql/only-reads-in-view.ts';
import { signedInOnly } from './graphql/signed-in-only.ts';
import { validateOnce } from './graphql/validate-once.ts';
import { refuse, Refusal } from './refuse.ts';
import { loadSession } from './session.ts';

export type Endpoint = (context: HttpContext) => Promise<void>;
type Body = { readonly query?: unknown; readonly variables?: unknown; readonly operationName?: unknown };

const armor = new EnvelopArmor({
  maxDepth: { n: LIMITS.depth },
  maxAliases: { n: LIMITS.aliases },
  maxTokens: { n: LIMITS.tokens },
  maxDirectives: { n: 30 },
  costLimit: { maxCost: LIMITS.cost, objectCost: 1, scalarCost: 0.2, depthCostFactor: 1.2 },
  blockFieldSuggestion: { enabled: true },
});

/** Introspection is for administrators' sessions only. */
const introspection: Plugin<Context> = {
  onValidate: ({ context, addValidationRule }) => {
    if (!(context as unknown as Context).session?.isAdmin) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** Every error of an answer goes through the catalogue. */
const masking: Plugin<Context> = {
  onResultProcess: ({ result, setResult, serverContext }) => {
    const { requestId, log } = serverContext as unknown as Context;
    if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
    setResult({ ...result, errors: result.errors.map((error) => maskError(error, requestId, log)) });
  },
};

const yogaOf = (name: string, executable: Executable) =>
  createYoga<Context>({
    schema: executable.schema,
    graphqlEndpoint: `/graphql/${name}`,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    logging: false,
    // It keeps documents, which may be large and come from anybody, and does not ask who may introspect: validateOnce does.
    parserAndValidationCache: false,
    plugins: [...(armor.protect().plugins as Plugin[]), introspection, validateOnce(), signedInOnly(executable.roots), onlyReadsInView, masking],
    maskedErrors: false,
  });

const header = (context: HttpContext, name: string): string | undefined => {
  const value = context.request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};

const readRequest = async (context: HttpContext, most: number): Promise<{ text: string; body: Body | undefined }> => {
  if (!isSameOrigin({ method: 'POST', header: (name) => header(context, name) })) throw refuse('CROSS_SITE');
  if (!isJsonBody(header(context, 'content-type'))) throw refuse('MEDIA_TYPE');
  const bytes = await readBody(context.request, most);
  const text = bytes.toString('utf8');
  let body: Body | undefined;
  try {
    body = JSON.parse(text) as Body;
  } catch {
    throw refuse('MALFORMED_REQUEST');
  }
  if (!isStorable(body)) throw refuse('TEXT_NOT_STORABLE');
  const large = bytes.length > LIMITS.body;
  if (large && !(typeof body?.query === 'string' && LARGE_OPERATIONS.some((name) => (body.query as string).includes(name)))) throw refuse('BODY_TOO_LARGE', { words: { size: '1 MB' } });
  if (typeof body?.query === 'string' && body.query.length > LIMITS.characters) throw refuse('DOCUMENT_TOO_LONG');
  return { text, body };
};

const RESPONSE = 'application/graphql-response+json';
const mediaType = (accept: string | undefined): string => `${accept?.includes(RESPONSE) ? RESPONSE : 'application/json'}; charset=utf-8`;

const send = (context: HttpContext, text: string): void => {
  context.response.writeHead(200, { 'content-type': mediaType(header(context, 'accept')), 'content-length': Buffer.byteLength(text), 'cache-control': 'no-store' });
  context.response.end(text);
};

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Builds on first use: a server that starts does not wait for eighteen schemas. */
export const createEndpoint = (name: string): Endpoint => {
  let built: Promise<{ yoga: ReturnType<typeof yogaOf>; fast: ReturnType<typeof createFast> }> | undefined;
  const build = async () => {
    const executable = await buildExecutable(name);
    return { yoga: yogaOf(name, executable), fast: createFast(name, executable) };
  };
  return async (http) => {
    const session = await loadSession(http);
    limitRequests(http, session);
    if (session) markFormFields(http.response, session);
    const { text, body } = await readRequest(http, session === null ? LIMITS.body : LIMITS.largeBody);
    built ??= build().catch((error: unknown) => {
      built = undefined;
      throw error;
    });
    const { yoga, fast } = await built;
    const context: Context = { ...http, ...(session?.viewAs ? { db: readOnly(http.db) } : {}), session, idempotencyKey: header(http, 'idempotency-key'), organisation: session?.orgCode ?? organisationNamed(http), language: languageAsked(http, null) };
    if (session && typeof body?.query === 'string' && (body.operationName === undefined || body.operationName === null) && (body.variables === undefined || body.variables === null || isPlain(body.variables))) {
      const data = await fast(body.query, (body.variables as Record<string, unknown> | undefined) ?? {}, context).catch((error: unknown) => {
        // A refusal is answered in the specified form by Yoga, which comes to the same one.
        if (error instanceof Refusal || error instanceof GraphQLError) return undefined;
        throw error;
      });
      if (data !== undefined) return send(http, ['{"data":'].concat(data, '}').join(''));
    }
    const answer = await yoga.fetch(`http://local/graphql/${name}`, { method: 'POST', headers: { 'content-type': 'application/json', accept: header(http, 'accept') ?? 'application/json' }, body: text }, context);
    const result = await answer.text();
    http.response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? mediaType(undefined), 'content-length': Buffer.byteLength(result), 'cache-control': 'no-store' });
    http.response.end(result);
  };
};
