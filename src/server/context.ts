import type { Language } from '../domain/languages.ts';
import type { Context as HttpContext } from './http/route.ts';
import type { Session } from './session.ts';

/**
 * What a resolver gets: who asks, what the client calls the request (`Idempotency-Key`), and the organisation of the session, else the one that host or
 * header name, for what the sign-in page may know of it, and the language that it prefers, for who has no session. The GraphQL engine's own request stands in the place of the real one.
 */
export type Context = HttpContext & { readonly session: Session | null; readonly idempotencyKey?: string | undefined; readonly organisation?: string | null; readonly language?: Language };
