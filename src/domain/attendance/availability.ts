/** How well a team is staffed (decision 24): the levels begin at percentages that the organisation sets. */
export type AvailabilityLevel = 'GOOD' | 'MODERATE' | 'LOW';
export type AvailabilityLimits = { /** Inclusive. */ readonly good: number; /** Inclusive. */ readonly moderate: number };

/** Whole percent of those expected who are available, rounded down; null when nobody is expected. */
export const availablePercent = (available: number, expected: number): number | null => (expected === 0 ? null : Math.floor((available * 100) / expected));

/** Null when nobody is expected. */
export const availabilityLevel = (percent: number | null, { good, moderate }: AvailabilityLimits): AvailabilityLevel | null =>
  percent === null ? null : percent >= good ? 'GOOD' : percent >= moderate ? 'MODERATE' : 'LOW';
