/** Days in uniform of those that were observed, in whole percent, a half up; null where none was. */
export const uniformRate = (worn: number, observed: number): number | null => (observed === 0 ? null : Math.round((worn / observed) * 100));
