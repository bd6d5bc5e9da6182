/** The day with which weeks begin in a country (ISO 3166-1 alpha-2), 1 Monday … 7 Sunday, as Unicode's CLDR tells it; Monday where that is not known. */
export const firstWeekday = (country: string): number => {
  if (!/^[A-Z]{2}$/.test(country)) return 1;
  const locale: { readonly getWeekInfo?: () => { readonly firstDay: number }; readonly weekInfo?: { readonly firstDay: number } } = new Intl.Locale('und', { region: country });
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay;
};
