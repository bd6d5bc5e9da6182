type Options = Intl.DateTimeFormatOptions & { readonly timeZone: string };

const zoneAt = (locale: string, timeZone: string, at: Date): string | undefined => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;

/** Intl writes '11時17分～12時17分(JST)' within a day and '11:17 JST～' beyond it, and no long days. */
const inJapanese = (locale: string, { timeZone, hour, minute, timeZoneName, ...day }: Options, [from, to]: readonly [Date, Date], both: boolean): string => {
  const written = (at: Date, asked: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale, { ...asked, timeZone }).format(at);
  const zone = both ? 'short' : timeZoneName;
  const [begin, end] = [written(from, { hour, minute, ...(both ? { timeZoneName: zone } : {}) }), written(to, { hour, minute, timeZoneName: zone })];
  if (Object.keys(day).length === 0) return `${begin}～${end}`;
  const [first, last] = [written(from, day), written(to, day)];
  return `${first} ${begin}～${first === last ? '' : `${last} `}${end}`;
};

/** From when to when on the clocks of a zone. Where they change in between both ends name their zone: Intl names one, and leaves out an end that shows the same hour. */
export const rangeIn = (locale: string, options: Options, from: Date, to: Date): string => {
  const changes = zoneAt(locale, options.timeZone, from) !== zoneAt(locale, options.timeZone, to);
  if (locale.startsWith('ja')) return inJapanese(locale, options, [from, to], changes);
  if (!changes) return new Intl.DateTimeFormat(locale, options).formatRange(from, to);
  const named = new Intl.DateTimeFormat(locale, { ...options, timeZoneName: 'short' });
  return `${named.format(from)} – ${named.format(to)}`;
};
