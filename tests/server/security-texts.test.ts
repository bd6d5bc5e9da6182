/** Every place of every operation that takes a text × texts that break other systems: refused or taken plainly, never a fault. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../src/server/resource/registry.ts';
import { startDemoServer, type DemoServer } from '../support/demo-server.ts';
import { operations, slotsOf, withValue, type Operation, type Slot } from '../support/every-operation.ts';
import { clientOf, dataOf, type Client } from '../support/graphql.ts';
import { sampleRecord } from '../support/samples.ts';

let server: DemoServer;
let admin: Client;
const firsts = new Map<string, string>();
beforeAll(async () => {
  server = await startDemoServer();
  const cookie = await server.signIn('admin@demo.example');
  admin = clientOf(server, cookie);
  for (const { type, endpoint, operations: { lookup } } of resources) {
    const { rows } = dataOf(await admin<{ a: { rows: { id: string }[] } }>(endpoint, `{ a: ${lookup}(limit: 1) { rows { id } } }`)).a;
    if (rows[0]) firsts.set(type, rows[0].id);
  }
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

const base = ({ resource, root, least }: Operation) => {
  if (resource === undefined) return least;
  if (root.name === resource.operations.add) return { ...least, input: sampleRecord(resource, 900, (type) => firsts.get(type) ?? null) };
  return 'id' in least ? { ...least, id: firsts.get(resource.type) ?? '1' } : least;
};

const isPlain = async (operation: Operation, { path }: Slot, value: unknown, told: string): Promise<void> => {
  const started = performance.now();
  const { status, errors } = await admin(operation.endpoint, operation.document, withValue(base(operation), path, value));
  const at = `${path.join('.')} ${told}: ${JSON.stringify(errors).slice(0, 300)}`;
  expect(status, at).toBeLessThan(500);
  for (const { extensions } of errors) expect(['BAD_USER_INPUT', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'], at).toContain(extensions.code);
  expect(performance.now() - started, at).toBeLessThan(5000);
};

describe('a text that breaks other systems', () => {
  it.each(cases)('is refused or taken plainly by $title', async ({ operation, slots }) => {
    for (const slot of slots) for (const [told, value] of Object.entries(payloads)) if (slot.path[0] !== 'filter' || inFilters.has(told)) await isPlain(operation, slot, value, told);
  });

  it.each(cases)('of a megabyte is refused or taken plainly by $title', async ({ operation, slots }) => {
    for (const slot of slots.filter(({ path }) => path[0] !== 'filter' || /code|name|title|email/i.test(path.join()))) await isPlain(operation, slot, long, 'long');
  }, 240_000);

  it('does no harm as a form, a key or an operator of an export', async () => {
    const headers = { cookie: await server.signIn('admin@demo.example') };
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
