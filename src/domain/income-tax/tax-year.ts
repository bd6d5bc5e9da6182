/** Financial years of taxes are written as the law writes them: 2026-27 from April 2026 to March 2027. */

/** The year in which a day or month (YYYY-MM…) lies. */
export const taxYearOf = (day: string): string => {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
};

/** Whether it is one at all. */
export const isTaxYear = (text: string): boolean => /^\d{4}-\d\d$/.test(text) && taxYearOf(`${text.slice(0, 4)}-04`) === text;

/** Its months, YYYY-MM. */
export const monthsOf = (year: string): readonly string[] => {
  const first = Number(year.slice(0, 4));
  return Array.from({ length: 12 }, (_, at) => `${first + (at < 9 ? 0 : 1)}-${String(((at + 3) % 12) + 1).padStart(2, '0')}`);
};

/** Months of the year from a month on, until the last one that is paid; at least 0. */
export const monthsLeft = (month: string, until: string | null): number => monthsOf(taxYearOf(month)).filter((one) => one >= month && (until === null || one <= until)).length;
