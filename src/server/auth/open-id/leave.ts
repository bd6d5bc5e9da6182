import type { ErrorCode } from '../../../domain/errors.ts';
import type { Context } from '../../http/route.ts';

/** Sends the browser on; nothing of it is kept. */
export const goTo = ({ response }: Pick<Context, 'response'>, address: string, cookies: readonly string[] = []): void => {
  response.writeHead(302, { location: address, 'cache-control': 'no-store', ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}) }).end();
};

/** Back to the sign-in page, which says what happened in the person's language. */
export const backToSignIn = (context: Pick<Context, 'response'>, problem: ErrorCode, cookies: readonly string[] = []): void => goTo(context, `/v3/sign-in?problem=${problem}`, cookies);
