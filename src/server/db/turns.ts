import { asked } from './unavailable.ts';

/** How statements of a connection are asked. */
export type Asking = <T>(statement: () => Promise<T>) => Promise<T>;

/** A connection answers one statement at a time; callers may ask several at once. */
export const inTurn = (): Asking => {
  let last: Promise<unknown> = Promise.resolve();
  return (statement) => {
    const next = asked(last.then(statement));
    last = next.catch(() => undefined);
    return next;
  };
};
