type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** The first day of the week in a language's region, 0 Sunday … 6 Saturday; Monday where the browser does not know. */
export const weekOf = (locale: string): number => {
  const info = new Intl.Locale(locale).maximize() as WithWeek;
  return (info.getWeekInfo?.() ?? info.weekInfo ?? { firstDay: 1 }).firstDay % 7;
};
