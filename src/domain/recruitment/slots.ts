const MINUTE = 60_000;

/** Beginnings of so many slots, one after the other with a pause between: instants in ISO. */
export const slotsFrom = (startsAt: string, minutes: number, pause: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(startsAt) + at * (minutes + pause) * MINUTE).toISOString());

/** When a slot ends. */
export const endOf = (startsAt: string, minutes: number): string => new Date(Date.parse(startsAt) + minutes * MINUTE).toISOString();
