import type { Context as HttpContext } from './http/route.ts';
import type { Session } from './session.ts';

/** What a resolver gets: the request and who asks. */
export type Context = HttpContext & { readonly session: Session | null };
