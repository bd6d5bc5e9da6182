/** The names that an offer letter may have in double braces. */
export const offerNames = ['name', 'jobPost', 'organisation', 'annualCTC', 'joiningDate', 'expiresOn'] as const;

/** A name that stands for nothing in an offer letter; null where there is none. */
export const strangeName = (text: string): string | null => {
  const known: ReadonlySet<string> = new Set(offerNames);
  return Array.from(text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g), ([, name = '']) => name).find((name) => !known.has(name)) ?? null;
};
