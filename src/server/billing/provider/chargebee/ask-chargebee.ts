import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { refuse } from '../../../refuse.ts';
import { askOutside, OutboundFailure } from '../../../http/outbound.ts';
import type { Customer } from '../../customer.ts';

/** A value of Chargebee's forms; lists are written `name[0]`, `name[1]`. */
type Value = string | number | boolean;
export type Form = Readonly<Record<string, Value>>;

export type ChargebeeRequest = { readonly method: 'GET' | 'POST'; readonly path: string; readonly form?: Form; /** What is done once for the customer's idempotency key. */ readonly once?: string };

/** Chargebee said no: `code` is its api_error_code. */
export class ChargebeeRefusal extends Error {
  override readonly name = 'ChargebeeRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Answer = { readonly status: number; readonly text: string };

const encode = (form: Form): string => new URLSearchParams(Object.entries(form).map(([key, value]) => [key, String(value)])).toString();

/** 256 bits that stand for the customer's key, so that one organisation cannot name another's request. */
const idempotencyKey = ({ orgCode, session, idempotencyKey: key }: Customer, once: string): string => createHash('sha256').update([orgCode, session.userId, once, key].join('\n')).digest('base64url');

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the caller's shape does not fit it, which is the answer
  }
};

const ask = async (customer: Customer, { method, path, form = {}, once }: ChargebeeRequest): Promise<Answer> => {
  const { chargebeeUrl: site, chargebeeApiKey: key } = customer.settings;
  if (site === undefined || key === undefined) throw refuse('NOT_CONFIGURED', { words: { service: 'CHARGEBEE_API_KEY' } });
  const url = new URL(`/api/v2/${path}`, site);
  if (method === 'GET') url.search = encode(form);
  const headers: Record<string, string> = { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`, accept: 'application/json' };
  if (method === 'POST') headers['content-type'] = 'application/x-www-form-urlencoded';
  if (once !== undefined && customer.idempotencyKey !== null) headers['chargebee-idempotency-key'] = idempotencyKey(customer, once);
  const answer = await askOutside({ outboundHosts: [site.host] }, url, { method, headers, ...(method === 'POST' ? { body: encode(form) } : {}) });
  return { status: answer.status, text: await answer.text() };
};

const unavailable = () => refuse('OUTSIDE_SERVICE', { words: { service: 'Chargebee' } });

/**
 * One request with basic authentication, its answer checked against `shape`. No answer, one that is busy (429, 5xx) and one of another shape are refused
 * with OUTSIDE_SERVICE; what Chargebee itself refuses is thrown as `ChargebeeRefusal`.
 */
export const askChargebee = async <T>(customer: Customer, request: ChargebeeRequest, shape: z.ZodType<T>): Promise<T> => {
  let answer: Answer;
  try {
    answer = await ask(customer, request);
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    customer.log.warn({ path: request.path, reason: error.message }, 'Chargebee did not answer');
    throw unavailable();
  }
  const body = parse(answer.text);
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 401 && answer.status !== 403 && answer.status !== 429) {
    const { api_error_code: code, message } = (body ?? {}) as { readonly api_error_code?: unknown; readonly message?: unknown };
    throw new ChargebeeRefusal(answer.status, String(code ?? ''), String(message ?? ''));
  }
  const read = shape.safeParse(body);
  if (answer.status !== 200 || !read.success) {
    customer.log.warn({ path: request.path, status: answer.status, problems: read.success ? [] : read.error.issues.map(({ path }) => path.join('.')) }, 'Chargebee answered what cannot be used');
    throw unavailable();
  }
  return read.data;
};
