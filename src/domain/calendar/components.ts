/** The lines of an iCalendar file (RFC 5545 §3.1) as components with their properties; contents that people wrote are not read. */
export type Property = { readonly parameters: ReadonlyMap<string, string>; readonly value: string };
export type Component = { readonly name: string; readonly properties: ReadonlyMap<string, readonly Property[]>; readonly parts: readonly Component[] };

const READ = new Set(['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS', 'TZID', 'TZOFFSETTO']);
const LINE = /^([A-Za-z0-9-]+)((?:;[^=;:]+=(?:"[^"]*"|[^;:"]*))*):(.*)$/s;

type Open = { readonly name: string; readonly properties: Map<string, Property[]>; readonly parts: Component[] };

const parametersOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/;([^=;:]+)=("[^"]*"|[^;:"]*)/g)].map(([, name = '', value = '']) => [name.toUpperCase(), value.replaceAll('"', '')]));

/** The calendars of a file; none where it is no calendar. */
export const readComponents = (text: string): readonly Component[] => {
  const root: Open = { name: '', properties: new Map(), parts: [] };
  const open: Open[] = [root];
  for (const line of text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, given = '', parameters = '', value = ''] = LINE.exec(line) ?? [];
    const name = given.toUpperCase();
    const top = open.at(-1)!;
    if (name === 'BEGIN' && open.length < 8) {
      const next: Open = { name: value.trim().toUpperCase(), properties: new Map(), parts: [] };
      top.parts.push(next);
      open.push(next);
    } else if (name === 'END' && open.length > 1 && top.name === value.trim().toUpperCase()) open.pop();
    else if (READ.has(name)) top.properties.set(name, [...(top.properties.get(name) ?? []), { parameters: parametersOf(parameters), value: value.trim() }]);
  }
  return root.parts.filter(({ name }) => name === 'VCALENDAR');
};
