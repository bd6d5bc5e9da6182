import { z } from 'zod';
import type { ErrorCode } from '../../domain/errors.ts';
import { readJson } from '../http/json.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Context } from '../http/route.ts';
import { refuse } from '../refuse.ts';
import { headerOf } from './request-token.ts';

const MOST_BYTES = 16_384;

/** An e-mail address as people type it: trimmed; capitals are kept, comparing folds them. */
export const emailInput = z.string().trim().max(254).regex(/^[^\s@<>,;:"\\()[\]]+@[^\s@<>,;:"\\()[\]]+\.[^\s@<>,;:"\\()[\]]+$/);

/** Refuses a request that changes something and was made by a page of another site. */
export const refuseCrossSite = (context: Pick<Context, 'request'>): void => {
  const header = (name: string): string | undefined => headerOf(context.request, name);
  if (!isSameOrigin({ method: context.request.method ?? 'POST', header })) throw refuse('CROSS_SITE');
};

/** The JSON body of a request of this site, checked; refuses with `code` and the fields at fault. */
export const readInput = async <T>(context: Context, shape: z.ZodType<T>, code: ErrorCode): Promise<T> => {
  refuseCrossSite(context);
  const read = shape.safeParse(await readJson(context, MOST_BYTES));
  if (read.success) return read.data;
  const validationError = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw refuse(code, { validationError });
};
