/** IANA time zones by their present names: engines still list some under names that the zone database gave up. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The present name of a zone under any name that the engine knows, else null. Offsets such as '+05:30' are no zones. */
export const presentZone = (name: string): string | null => {
  if (!/^[a-z][a-z0-9_+/-]*$/i.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return renamed[timeZone] ?? timeZone;
  } catch {
    return null;
  }
};

let known: readonly string[] | undefined;

/** All zones under their present names, in order, and UTC. */
export const timeZones = (): readonly string[] => (known ??= [...new Set([...Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone), 'UTC'])].toSorted());

/** By how much clocks of the zone are ahead of UTC at a moment: 'UTC+05:30'. */
export const zoneOffset = (zone: string, at: Date): string => {
  const part = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return part.replace(/^GMT(\+00:00)?/, 'UTC');
};
