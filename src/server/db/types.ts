/** How PostgreSQL's values arrive: ids and exact numbers as text, dates as 'YYYY-MM-DD', moments as ISO text in UTC. Never a float or a local Date. */
import pg from 'pg';

type Parse = (text: string) => unknown;

/** '2026-11-21 11:36:05.123456+00' → '2026-11-21T11:36:05.123456Z'; other offsets are converted to milliseconds. */
const moment: Parse = (text) => {
  if (text.endsWith('+00')) return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`;
  if (text === 'infinity' || text === '-infinity') return text;
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
};

const asIs: Parse = (text) => text;
/** pg-types' declarations describe a newer arrayParser than the one that pg brings. */
const arrays = pg.types.arrayParser as unknown as { create(text: string, parse: Parse): { parse(): unknown[] } };
const list = (parse: Parse): Parse => (text) => arrays.create(text, parse).parse();

const parsers = new Map<number, Parse>([
  [20, asIs], // int8
  [1700, asIs], // numeric
  [1082, asIs], // date
  [1083, asIs], // time
  [1114, asIs], // timestamp
  [1184, moment], // timestamptz
  [1186, asIs], // interval
  [1016, list(asIs)],
  [1231, list(asIs)],
  [1182, list(asIs)],
  [1183, list(asIs)],
  [1115, list(asIs)],
  [1185, list(moment)],
]);

export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' ? parsers.get(oid) : undefined) ?? pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};
