/** Instants and the clocks of time zones by `Intl`, without Temporal, so that a grid shows times before it is loaded. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23', era: 'short',
    year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
  });
  formats.set(zone, made);
  return made;
};

/** ISO day and 'HH:MM:SS' that clocks of the zone show at the instant (milliseconds since 1970). */
export const localAt = (instant: number, zone: string): [day: string, time: string] => {
  const parts = Object.fromEntries(formatOf(zone).formatToParts(instant).map(({ type, value }) => [type, value]));
  return [`${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`, `${parts.hour}:${parts.minute}:${parts.second}`];
};

/** Milliseconds by which clocks of the zone are ahead of UTC at the instant. */
const offsetAt = (instant: number, zone: string): number => {
  const [day, time] = localAt(instant, zone);
  return Date.parse(`${day}T${time}Z`) - Math.floor(instant / 1000) * 1000;
};

/** The ISO instant in UTC when clocks of the zone show the day and time; the earlier of two, and past a gap by as much as it is long. Null for what is no time. */
export const toInstant = (day: string, time: string, zone: string): string | null => {
  const local = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(local)) return null;
  const offsets = [offsetAt(local - 86_400_000, zone), offsetAt(local + 86_400_000, zone)] as const;
  const fits = offsets.map((offset) => local - offset).filter((instant) => offsetAt(instant, zone) === local - instant);
  return new Date(fits.length > 0 ? Math.min(...fits) : local - offsets[0]).toISOString();
};
