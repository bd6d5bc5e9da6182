/** The names that an offer letter may have in double braces. */
export const offerNames = ['name', 'jobPost', 'organisation', 'annualCTC', 'joiningDate', 'expiresOn'] as const;

/** What stands in double braces, each once. */
export const namesIn = (text: string): readonly string[] => [...new Set(Array.from(text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g), ([, name = '']) => name))];

/** A name that stands for nothing in an offer letter; null where there is none. */
export const strangeName = (text: string): string | null => {
  const known: ReadonlySet<string> = new Set(offerNames);
  return namesIn(text).find((name) => !known.has(name)) ?? null;
};
