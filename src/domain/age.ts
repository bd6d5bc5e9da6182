/** Whole years of somebody born on a day, on another day; both as ISO dates. Who is born on 29 February is a year older on 1 March of common years. */
export const ageOn = (born: string, day: string): number => {
  const [from, to] = [Temporal.PlainDate.from(born), Temporal.PlainDate.from(day)];
  const isBefore = to.month < from.month || (to.month === from.month && to.day < from.day);
  return to.year - from.year - (isBefore ? 1 : 0);
};
