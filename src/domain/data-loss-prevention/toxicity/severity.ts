/** How hurtful something is, the worst first. */
export const SEVERITIES = ['THREAT', 'SLUR', 'HARASSMENT', 'ABUSE', 'INSULT', 'PROFANITY'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Terms by class. A term of scripts without spaces may say by which signs it is not followed: `死ね|なば`. */
export type Lexicon = Readonly<Record<Severity, readonly string[]>>;

/** What one term of a class weighs alone, of 100. */
export const WEIGHTS: Readonly<Record<Severity, number>> = { THREAT: 90, SLUR: 90, HARASSMENT: 70, ABUSE: 60, INSULT: 45, PROFANITY: 30 };
