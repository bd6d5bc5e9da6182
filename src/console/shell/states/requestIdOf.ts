type Bag = Readonly<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

/** Finds `requestId` in an error, in its `extensions` or in its `body`, however deep the client packed it (six levels). */
export const requestIdOf = (error: unknown, depth = 6): string | undefined => {
  if (!isBag(error) || depth === 0) return undefined;
  if (typeof error['requestId'] === 'string') return error['requestId'];
  for (const key of ['extensions', 'body', 'graphQLErrors', 'cause', '0']) {
    const found = requestIdOf(error[key], depth - 1);
    if (found) return found;
  }
  return undefined;
};
