/** How many answers one session waits for, or takes, at once: whoever reads none of them would have this process keep them all, and whoever asks for hundreds would have nobody else served. */
import type { Session } from '../session.ts';
import { refuse } from '../refuse.ts';

type Asker = Pick<Session, 'id' | 'orgCode'>;
type Answer = { readonly destroyed: boolean; once(event: 'close', listener: () => void): unknown };

/** Seconds after which asking again makes sense. */
const WAIT = 10;

/** Refuses RATE_LIMITED where the session has so many already; an answer counts until it was taken whole, or its reader is gone. */
const atMost = (most: number) => {
  const counts = new Map<string, number>();
  return ({ id, orgCode }: Asker, response: Answer): void => {
    if (response.destroyed) return;
    const asker = `${orgCode} ${id}`;
    const count = counts.get(asker) ?? 0;
    if (count >= most) throw refuse('RATE_LIMITED', { words: { seconds: WAIT }, retryAfterSeconds: WAIT });
    counts.set(asker, count + 1);
    response.once('close', () => {
      const left = (counts.get(asker) ?? 1) - 1;
      if (left > 0) counts.set(asker, left);
      else counts.delete(asker);
    });
  };
};

export const limitAnswers = atMost(100);

/** Files that are made while they are read: each takes a good part of a processor. */
export const limitExports = atMost(4);
