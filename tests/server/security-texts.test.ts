/** Every place of every operation that takes a text × texts that break other systems: refused or taken plainly, never a fault. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTakenOrRefused } from '../support/one-text-many-places.ts';
import { few, inFilter, isRead, SOME, startTextServer, textCases, textsFor, type TextServer } from '../support/text-server.ts';

let texts: TextServer;
beforeAll(async () => {
  texts = await startTextServer();
});
afterAll(() => texts.server.stop());

/** What breaks a text by standing anywhere in it stands in one text with others of its kind, short enough for most fields; what a whole text means stands alone. */
const payloads: Readonly<Record<string, string>> = {
  'quotes, dollars and wildcards': `x'";select pg_sleep(5)--$1$$$a$100%_\\%\\`,
  'templates and markup': '<script>alert(1)${7*7}{{7*7}}%{args}#{1}',
  'right to left, emoji and kana': '\u202etxt\u2066👩‍👩‍👧‍👦 ｱｲｳ ß İ',
  'a JSON path': '$.*[?(@ > 1)]',
  'a prototype': '__proto__',
  'a constructor': 'constructor',
  'a NUL': 'a\u0000b',
  'half a pair of surrogates': 'a\ud800b',
  'lines of a mail': 'a@b.example\r\nBcc: c@d.example',
  'an address': 'file:///etc/passwd',
  'a path': '../../../../etc/passwd',
  'a far number': '99999999999999999999999999',
  'a negative': '-1',
  'a year before years': '0000-01-01T00:00:00Z',
  'a broken cursor': Buffer.from('["x","y"]').toString('base64'),
};
/** Filters have hundreds of places: what could reach a statement is enough. */
const inFilters = new Set(['quotes, dollars and wildcards', 'a prototype', 'a NUL', 'a far number', 'a year before years']);

describe('a text that breaks other systems', () => {
  it.each(textCases)('is refused or taken plainly by $title', async ({ operation, slots, place }) => {
    for (const [at, [told, text]] of textsFor(operation, Object.entries(payloads)).entries()) {
      // What a type does not read it refuses before the operation is looked at: of some operations that is enough.
      const places = slots.filter((slot) => (!inFilter(slot) || inFilters.has(told)) && (place % SOME === 0 || isRead(slot, text)));
      for (const some of few(places, 100)) await isTakenOrRefused({ send: texts.send, operation, base: () => texts.baseOf(operation), told, text, alone: (place + at) % 6 === 0 }, some);
    }
  });

  it('does no harm as a form, a key or an operator of an export', async () => {
    const headers = { cookie: texts.cookie };
    const bodies: unknown[] = [
      { filter: { constructor: { equals: 1 } } }, { filter: { and: 'x' } }, { filter: { ids: {} } }, { filter: { name: 'x' } }, { filter: { name: { 'x"': 1 } } },
      { filter: { rank: { equals: 'x' } } }, { filter: { status: { in: 5 } } }, { sort: [{ field: 'constructor' }] }, { sort: [{ field: 'id"; drop table grade' }] }, { columns: ['__proto__'] }, { form: 'toString' }, { search: 'a\u0000' },
    ];
    for (const body of bodies) {
      const response = await texts.server.ask('/export', { body: { type: 'Grade', format: 'CSV', ...(body as object) }, headers });
      expect([400, 403], JSON.stringify(body)).toContain(response.status);
    }
    for (const type of ['constructor', '__proto__', 'toString', "x'"]) for (const path of [`/imports/templates/${encodeURIComponent(type)}`]) expect((await texts.server.ask(path, { headers })).status).toBeLessThan(500);
  });
});
