import { z } from 'zod';
import type { ErrorCode } from '../../domain/errors.ts';
import { isLanguage, languageOf, type Language } from '../../domain/languages.ts';
import { finding, type Finding } from '../../domain/problem.ts';
import { readJson } from '../http/json.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Context } from '../http/route.ts';
import { hasMessage, sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { headerOf } from './request-token.ts';

const MOST_BYTES = 16_384;

/** An e-mail address as people type it: trimmed; capitals are kept, comparing folds them. */
export const emailInput = z.string().trim().max(254).regex(/^[^\s@<>,;:"\\()[\]]+@[^\s@<>,;:"\\()[\]]+\.[^\s@<>,;:"\\()[\]]+$/, 'rule.email');

/** Refuses a request that changes something and was made by a page of another site. */
export const refuseCrossSite = (context: Pick<Context, 'request'>): void => {
  const header = (name: string): string | undefined => headerOf(context.request, name);
  if (!isSameOrigin({ method: context.request.method ?? 'POST', header })) throw refuse('CROSS_SITE');
};

/** Nobody is signed in yet: the language that the page says, else one that the browser prefers. */
export const languageAsked = ({ request }: Pick<Context, 'request'>, body: unknown): Language => {
  const said = (body as { readonly language?: unknown } | null)?.language;
  return isLanguage(said) ? said : languageOf(String(headerOf(request, 'accept-language') ?? '').split(','));
};

const isMissing = (body: unknown, path: readonly PropertyKey[]): boolean => {
  const value = path.reduce<unknown>((within, key) => (within as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key], body);
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
};

/** What is wrong with a field, in words: a shape may name a message of its own. */
const wordsOf = ({ path, message, ...issue }: z.core.$ZodIssue, body: unknown): Finding => {
  if (isMissing(body, path)) return finding('rule.requiredPlain');
  if (hasMessage(message)) return finding(message);
  if (issue.code === 'too_small') return finding('rule.minLength', { smart_count: Number(issue.minimum) - 1, least: Number(issue.minimum) });
  return finding('error.BAD_USER_INPUT');
};

/** The JSON body of a request of this site, checked; refuses with `code` and the fields at fault. */
export const readInput = async <T>(context: Context, shape: z.ZodType<T>, code: ErrorCode): Promise<T> => {
  refuseCrossSite(context);
  const body = await readJson(context, MOST_BYTES);
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  const validationError = sayProblems(languageAsked(context, body), read.error.issues.map((issue) => ({ field: issue.path.join('.'), ...wordsOf(issue, body) })));
  throw refuse(code, { validationError });
};
