/** Every place of every operation that takes a text × texts that break other systems: refused or taken plainly, never a fault. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { resources } from '../../src/server/resource/registry.ts';
import { quote } from '../../src/server/resource/sql.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { operations, slotsOf, type Arguments, type Operation, type Slot } from '../support/every-operation.ts';
import { clientOf, dataOf } from '../support/graphql.ts';
import { isTakenOrRefused, type Send } from '../support/one-text-many-places.ts';
import { postJson } from '../support/post-json.ts';
import { sampleRecord } from '../support/samples.ts';

let server: DemoServer;
let cookie: string;
const firsts = new Map<string, string>();
beforeAll(async () => {
  server = await startDemoServer();
  cookie = await server.signIn('admin@demo.example');
  const admin = clientOf(server, cookie);
  for (const { type, endpoint, operations: { lookup } } of resources) {
    const { rows } = dataOf(await admin<{ a: { rows: { id: string }[] } }>(endpoint, `{ a: ${lookup}(limit: 1) { rows { id } } }`)).a;
    if (rows[0]) firsts.set(type, rows[0].id);
  }
  // The demo sends its mails in the built-in words, and documents go along with an organisation's own.
  const mails = resources.find(({ type }) => type === 'EmailTemplate')!;
  const input = { ...sampleRecord(mails, 1, () => null), language: mails.fields.find(({ key }) => key === 'language')!.options!.at(-1) };
  firsts.set('EmailTemplate', dataOf(await admin<{ a: { row: { id: string } } }>(mails.endpoint, `mutation ($input: EmailTemplateInput!) { a: ${mails.operations.add}(input: $input) { row { id } } }`, { input })).a.row.id);
});
afterAll(() => server.stop());

const payloads: Readonly<Record<string, string>> = {
  'a closing quote': `x'; drop table employee; --`,
  'a double quote': `x"; select pg_sleep(5); --`,
  'a dollar quote': '$1 $$ $tag$',
  'wildcards': '100%_\\%\\',
  'a JSON path': '$.*[?(@ > 1)]',
  'a prototype': '__proto__',
  'a constructor': 'constructor',
  'a NUL': 'a\u0000b',
  'half a pair of surrogates': 'a\ud800b',
  'right to left': '\u202etxt.exe\u2066',
  'a template': '${7*7} {{7*7}} %{args} #{1}',
  'markup': '<script>alert(1)</script>',
  'lines of a mail': 'a@b.example\r\nBcc: c@d.example',
  'an address': 'file:///etc/passwd',
  'a path': '../../../../etc/passwd',
  'a far number': '99999999999999999999999999',
  'a negative': '-1',
  'a year before years': '0000-01-01T00:00:00Z',
  'a broken cursor': Buffer.from('["x","y"]').toString('base64'),
  'emoji and kana': '👩‍👩‍👧‍👦 ｱｲｳ ß İ',
};
/** Filters have hundreds of places: what could reach a statement is enough. */
const inFilters = new Set(['a closing quote', 'wildcards', 'a prototype', 'a NUL', 'a far number', 'a year before years']);
const long = 'x'.repeat(900_000);
const texts = ['String', 'ID', 'EmailAddress', 'HexColorCode', 'DateTime', 'LocalDate', 'LocalTime', 'Decimal', 'JSON', 'Address'];

const cases = operations.flatMap((operation) => {
  const slots = slotsOf(operation).filter(({ type }) => texts.includes(type));
  return slots.length > 0 ? [{ operation, slots, title: operation.name }] : [];
});

let seed = 900;
/** Another record each time, so that none is refused for being there already; a change of the record as it is now. */
const baseOf = async ({ resource, root, least }: Operation): Promise<Arguments> => {
  if (resource === undefined) return least;
  const { type, table, operations: names } = resource;
  if (root.name === names.add) {
    const input = sampleRecord(resource, (seed += 1), (of) => firsts.get(of) ?? null);
    // A policy of some minutes would lock the session that asks here.
    return { ...least, input: 'lockAfterMinutes' in input ? { ...input, lockAfterMinutes: 0 } : input };
  }
  const id = firsts.get(type) ?? '1';
  if (!('version' in least)) return 'id' in least ? { ...least, id } : least;
  const [row] = await withOrg(server.db, 'demo', (tx) => tx.query<{ version: number }>(`select version from ${quote(table)} where org_code = 'demo' and id = $1`, [id]));
  return { ...least, id, version: row?.version ?? 1 };
};

const send: Send = (endpoint, query, variables) => postJson(`${server.origin}/graphql/${endpoint}`, JSON.stringify({ query, variables }), { cookie });
const inFilter = ({ path }: Slot): boolean => path[0] === 'filter';
const few = <Element>(all: readonly Element[], most: number): Element[][] => Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));

describe('a text that breaks other systems', () => {
  it.each(cases)('is refused or taken plainly by $title', async ({ operation, slots }) => {
    for (const [told, text] of Object.entries(payloads)) {
      const places = slots.filter((slot) => !inFilter(slot) || inFilters.has(told));
      for (const some of few(places, 100)) await isTakenOrRefused({ send, operation, base: () => baseOf(operation), told, text }, some);
    }
  });

  it.each(cases)('of a megabyte is refused or taken plainly by $title', async ({ operation, slots }) => {
    const places = slots.filter((slot) => !inFilter(slot) || /code|name|title|email/i.test(slot.path.join()));
    // A body holds it once.
    for (const alike of Map.groupBy(places, ({ type }) => type).values()) for (const some of few(alike, 10)) await isTakenOrRefused({ send, operation, base: () => baseOf(operation), told: 'long', text: long }, some);
  }, 240_000);

  it('does no harm as a form, a key or an operator of an export', async () => {
    const headers = { cookie };
    const bodies: unknown[] = [
      { filter: { constructor: { equals: 1 } } }, { filter: { and: 'x' } }, { filter: { ids: {} } }, { filter: { name: 'x' } }, { filter: { name: { 'x"': 1 } } },
      { filter: { rank: { equals: 'x' } } }, { filter: { status: { in: 5 } } }, { sort: [{ field: 'constructor' }] }, { sort: [{ field: 'id"; drop table grade' }] }, { columns: ['__proto__'] }, { form: 'toString' }, { search: 'a\u0000' },
    ];
    for (const body of bodies) {
      const response = await server.ask('/export', { body: { type: 'Grade', format: 'CSV', ...(body as object) }, headers });
      expect([400, 403], JSON.stringify(body)).toContain(response.status);
    }
    for (const type of ['constructor', '__proto__', 'toString', "x'"]) for (const path of [`/imports/templates/${encodeURIComponent(type)}`]) expect((await server.ask(path, { headers })).status).toBeLessThan(500);
  });
});
