/** How much one person or machine may ask of this process: counted in memory, in windows of ten seconds. */
import type { Session } from '../session.ts';
import { refuse } from '../refuse.ts';
import { machine } from './client-address.ts';
import { limitAnswers } from './in-progress.ts';
import type { Context } from './route.ts';

const WINDOW_MS = 10_000;
/** Beyond so many askers the window begins anew: memory stays bounded, and whoever floods from everywhere is the network's business. */
const MOST_ASKERS = 50_000;

let counts = new Map<string, number>();
let began = performance.now();

/** Counts a request of a session, or without one of the machine; refuses RATE_LIMITED with the seconds until the next window, and where a session has too many unread answers. */
export const limitRequests = ({ settings, address, response }: Pick<Context, 'settings' | 'address' | 'response'>, session: Pick<Session, 'id' | 'orgCode'> | null): void => {
  const now = performance.now();
  if (now - began >= WINDOW_MS || counts.size >= MOST_ASKERS) {
    counts = new Map();
    began = now;
  }
  const asker = session === null ? `machine ${machine(address)}` : `session ${session.orgCode} ${session.id}`;
  const count = (counts.get(asker) ?? 0) + 1;
  counts.set(asker, count);
  if (count <= settings.requestsPerTenSeconds) return session === null ? undefined : limitAnswers(session, response);
  const seconds = Math.max(1, Math.ceil((began + WINDOW_MS - now) / 1000));
  throw refuse('RATE_LIMITED', { words: { seconds }, retryAfterSeconds: seconds });
};
