import type { Context as HttpContext } from './http/route.ts';
import type { Session } from './session.ts';

/** What a resolver gets: the request, who asks, and what the client calls the request (`Idempotency-Key`), if anything. */
export type Context = HttpContext & { readonly session: Session | null; readonly idempotencyKey?: string | undefined };
