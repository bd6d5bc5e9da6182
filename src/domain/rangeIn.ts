const zoneAt = (locale: string, timeZone: string, at: Date): string | undefined => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;

/** Whether clocks of the zone change between two instants, so that each has a zone of another name. */
export const clocksChange = (locale: string, timeZone: string, from: Date, to: Date): boolean => zoneAt(locale, timeZone, from) !== zoneAt(locale, timeZone, to);

/** From when to when on the clocks of a zone. Where they change in between both ends name their zone: Intl names one, and leaves out an end that shows the same hour. */
export const rangeIn = (locale: string, options: Intl.DateTimeFormatOptions & { readonly timeZone: string }, from: Date, to: Date): string => {
  if (!clocksChange(locale, options.timeZone, from, to)) return new Intl.DateTimeFormat(locale, options).formatRange(from, to);
  const named = new Intl.DateTimeFormat(locale, { ...options, timeZoneName: 'short' });
  return `${named.format(from)} – ${named.format(to)}`;
};
