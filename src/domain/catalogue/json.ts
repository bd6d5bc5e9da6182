/** Reading answers of unknown shape without trusting them. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text, or null when it is none or empty. */
export const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The object that a text holds as JSON, else null. */
export const jsonOf = (value: unknown): Readonly<Record<string, unknown>> | null => {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return null;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) ? parsed : null;
  } catch {
    // Text that only looks like JSON is a message.
    return null;
  }
};

/** Field → message of `validationError`, whether a list of `{field, message}` or a map (the older form). */
export const validationOf = (value: unknown): ReadonlyMap<string, string> => {
  const source = typeof value === 'string' ? jsonOf(value) : value;
  const entries = Array.isArray(source)
    ? source.filter(isRecord).map((one) => [one.field, one.message] as const)
    : isRecord(source) ? Object.entries(source) : [];
  return new Map(entries.filter((entry): entry is readonly [string, string] => typeof entry[0] === 'string' && typeof entry[1] === 'string'));
};
