/** The pages of somebody who was invited to join: who gets in and how, what is kept, what is refused, and what nobody else reaches. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookiesOf, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { pdf } from '../support/applying.ts';
import { clientOf, dataOf } from '../support/graphql.ts';
import type { Client } from '../support/graphql.ts';
import { codeFor, get, invite, joiner, newLink, person, post, rows, save, versionIn } from '../support/joining.ts';
import type { Joiner } from '../support/joining.ts';

let server: DemoServer;
let admin: Client;
/** Does nothing but look. */
let reader: Joiner;

beforeAll(async () => {
  server = await startDemoServer();
  admin = clientOf(server, await server.signIn('admin@demo.example'));
  reader = await joiner(server);
}, 60_000);
afterAll(() => server.stop());

const open = async ({ token, cookie }: Joiner, page = ''): Promise<string> => (await get(server, token, page, cookie)).text();
/** The page to which the language in its head leads. */
const inFrench = async (page: string): Promise<string> => (await server.ask(/href="([^"]+)" lang="fr"/.exec(page)![1]!.replaceAll('&amp;', '&'))).text();
const lists = (id: string, table: string): Promise<Record<string, unknown>[]> => rows(server, `select * from ${table} where org_code = $1 and onboarding_individual_id = $2 order by "position"`, [id]);
const subtype = async (name: string): Promise<string> => (await rows<{ id: string }>(server, 'select id::text as id from document_subtype where org_code = $1 and name = $2', [name]))[0]!.id;
const file = (name = 'paper.pdf'): File => new File([pdf], name);

describe('the way in', () => {
  it('greets by name, with post and first day, and shows nothing else before the passcode', async () => {
    const me = await invite(server, { phone: '+6591234567' });
    const page = await (await get(server, me.token)).text();
    expect(page).toContain('Welcome, Asha');
    expect(page).toMatch(/You start as .+ at Northwind Textiles on February 1, 2099/);
    expect(page).toContain('j•••@mail.example');
    expect(page).not.toMatch(/6591234567|joiner\.\d+@/);
    for (const step of ['personal', 'papers', 'send']) expect((await get(server, me.token, step)).status, step).toBe(303);
    const late = await post(server, me.token, 'personal', { version: '2', phone: '+6598765432' });
    expect(late.status).toBe(303);
    expect(await (await server.ask(late.headers.get('location')!)).text()).toMatch(/role="alert">You were signed out meanwhile.+Send passcode/s);
    expect((await person(server, me.id))['phone']).toBe('+6591234567');
  });

  it('lets one of twenty in who show the same passcode at once, and nobody later', async () => {
    const me = await invite(server);
    const code = await codeFor(server, me);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(server, me.token, 'enter', { code })));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect((await post(server, me.token, 'enter', { code })).status).toBe(422);
  });

  it('takes the passcode on a page that is loaded anew, also in another language, without sending another', async () => {
    const me = await invite(server);
    const asked = await post(server, me.token, 'passcode');
    for (let at = 0; at < 2; at += 1) expect(await (await server.ask(asked.headers.get('location')!)).text()).toContain('name="code"');
    expect(await inFrench(await (await server.ask(asked.headers.get('location')!)).text())).toMatch(/<html lang="fr">.+name="code"/s);
    expect(await inFrench(await (await server.ask(`/v3/join/${me.token}?ended=1`)).text())).toMatch(/<html lang="fr">.+role="alert"/s);
    expect(await rows(server, `select template from outbox_message where org_code = $1 and recipient = $2 and template = 'joinPasscode'`, [me.email])).toHaveLength(1);
  });

  it('takes a passcode five times at most, of this person alone, and mails five within a while', async () => {
    const [me, other] = [await invite(server), await invite(server)];
    const [code, theirs] = [await codeFor(server, me), await codeFor(server, other)];
    const wrong = await post(server, me.token, 'enter', { code: theirs === code ? '100000' : theirs });
    expect(wrong.status).toBe(422);
    expect(await inFrench(await wrong.text())).toMatch(/<html lang="fr">.+name="code"/s);
    for (let at = 0; at < 4; at += 1) expect((await post(server, me.token, 'enter', { code: code === '123456' ? '654321' : '123456' })).status).toBe(422);
    expect((await post(server, me.token, 'enter', { code })).status).toBe(422);
    for (let at = 0; at < 4; at += 1) expect((await post(server, me.token, 'passcode')).status).toBe(303);
    const flood = await post(server, me.token, 'passcode');
    const told = await flood.text();
    expect([flood.status, told.includes(`href="/v3/join/${me.token}`), told.includes('All open jobs')]).toEqual([429, true, false]);
  });

  it('says one and the same of every link that opens nothing', async () => {
    const void$ = await invite(server);
    await newLink(server, void$.id);
    const made = `demo.join.${'a'.repeat(43)}`;
    const answers = await Promise.all([void$.token, made, 'demo.join.short', 'demo', `${made}x`].map(async (token) => {
      const answer = await get(server, token);
      return [answer.status, (await answer.text()).replaceAll(token, 'LINK').includes('This link no longer works')];
    }));
    expect(answers).toEqual(answers.map(() => [404, true]));
    expect(await inFrench(await (await get(server, made)).text())).toMatch(/<html lang="fr">.+Ce lien ne fonctionne plus/s);
    for (const page of ['passcode', 'enter', 'personal', 'send', 'leave']) expect((await post(server, made, page, { code: '123456' })).status, page).toBe(404);
  });

  it('ends every session with a newer invitation, and the one that is left', async () => {
    const me = await joiner(server);
    expect(await open(me)).toContain('About you');
    await post(server, me.token, 'leave', {}, me.cookie);
    expect(await open(me)).toContain('Send passcode');
    const again = await joiner(server);
    const token = await newLink(server, again.id);
    expect(await open({ ...again, token })).toContain('Send passcode');
    expect((await get(server, again.token, 'personal', again.cookie)).status).toBe(404);
  });

  it('says kindly that an invitation was taken back or is done, takes nothing more and hands nothing out', async () => {
    const [{ id: pan }, { id: type }] = [{ id: await subtype('PAN card') }, (await rows<{ id: string }>(server, 'select id::text as id from accreditation_type where org_code = $1 order by id limit 1'))[0]!];
    for (const [status, words] of [['CANCELLED', 'This invitation was taken back'], ['ONBOARDED', 'You are part of the team']] as const) {
      const me = await joiner(server);
      await save(server, me, 'papers', { 'documents.rows': '1', 'documents.0.id': '', 'documents.0.documentSubtypeId': pan, 'documents.0.file': file() });
      const brought = `files/${String((await lists(me.id, 'individual_document'))[0]!['file']).split('/').at(-1)}`;
      expect((await get(server, me.token, brought, me.cookie)).status).toBe(200);
      const code = await codeFor(server, me);
      await rows(server, 'update onboarding_individual set status = $3, version = version + 1 where org_code = $1 and id = $2', [me.id, status]);
      expect(await open(me)).toContain(words);
      for (const page of [brought, `blank/accreditations/${type}`, 'personal', 'send']) {
        const answer = await get(server, me.token, page, me.cookie);
        expect([answer.status, answer.headers.get('location')], page).toEqual([303, expect.stringMatching(`^/v3/join/${me.token}([?]|$)`)]);
      }
      const late = await post(server, me.token, 'enter', { code });
      expect([late.status, late.headers.getSetCookie()]).toEqual([303, []]);
      expect((await post(server, me.token, 'personal', { version: '3', firstName: 'Late' }, me.cookie)).status).not.toBe(200);
      expect((await post(server, me.token, 'send', { version: '3', consent: 'yes' }, me.cookie)).status).not.toBe(200);
      expect(await person(server, me.id)).toMatchObject({ status, first_name: 'Asha' });
    }
  });
});

describe('a step', () => {
  it('is kept as it is left, makes an invitation a beginning, and stands in the journal under the person’s name', async () => {
    const me = await joiner(server);
    const answer = await save(server, me, 'personal', { firstName: 'Asha', lastName: 'Rao', phone: '+91 98765 43210', dateOfBirth: '1990-05-06', gender: 'FEMALE', 'address.street1': '5 Loom Lane', 'address.city': 'Pune', 'address.country': 'IN' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('/family')]);
    expect(await person(server, me.id)).toMatchObject({ status: 'STARTED', phone: '+919876543210', date_of_birth: '1990-05-06', gender: 'FEMALE', address: { street1: '5 Loom Lane', city: 'Pune', country: 'IN' } });
    const [set] = await rows(server, `select s.by, s.reason, s.user_id from change_set s join change c on c.org_code = s.org_code and c.change_set_id = s.id where s.org_code = $1 and c.entity = 'OnboardingIndividual' and c.row_id = $2 order by s.id desc limit 1`, [me.id]);
    expect(set).toEqual({ by: 'Asha Rao', reason: 'Filled in by the person who joins.', user_id: null });
    expect(await open(me, 'personal')).toContain('value="5 Loom Lane"');
    expect(await open(me, 'send')).toMatch(/send[?]org=demo&amp;lang=fr".+<dd>\+91 98765 43210<\/dd>/s);
    // Another language is the same step, with what was typed.
    expect((await save(server, me, 'personal?lang=fr', { firstName: 'Asha', go: 'here' })).headers.get('location')).toMatch(/\/personal[?].*lang=fr$/);
  });

  it('keeps what is right and says in place what is not', async () => {
    const me = await joiner(server);
    const future = await (await save(server, me, 'personal', { firstName: 'Mei', dateOfBirth: '2098-01-01' })).text();
    expect(future).toContain('The date of birth lies in the future. Check the year.');
    const answer = await save(server, me, 'personal', { firstName: 'Mei', lastName: 'A1!', phone: '12', dateOfBirth: '1990-05-06' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('2 answers were not saved');
    expect(page).toMatch(/id="f-phone"[^>]*aria-invalid="true"/);
    expect(page).toContain('value="A1!"');
    expect(await person(server, me.id)).toMatchObject({ first_name: 'Mei', last_name: 'Rao', phone: null, date_of_birth: '1990-05-06' });
    // What is wrong comes back with one empty place beside it, however often.
    const emptyIn = (page: string, kind: string): number => [...page.matchAll(new RegExp(`name="${kind}\\.\\d+\\.id"`, 'g'))].length;
    for (const [step, kind, part, bad] of [['papers', 'documents', 'file', new File(['MZ\u0090'], 'pan.pdf')], ['family', 'emergencyContacts', 'phone', '12']] as const) {
      const fresh = await open(me, step);
      const many = emptyIn(fresh, kind);
      let page = fresh;
      for (let time = 0; time < 3; time += 1) {
        const hidden = Object.fromEntries([...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name, value]) => [name!, value!]));
        const answer = await post(server, me.token, step, { ...hidden, [`${kind}.0.${part}`]: bad, [`${kind}.0.name`]: 'Chidi', go: 'next' }, me.cookie);
        expect(answer.status).toBe(422);
        page = await answer.text();
        expect(emptyIn(page, kind), `${kind} ${time}`).toBe(kind === 'documents' ? many : many + 1);
      }
    }
  });

  it('keeps rows, adds another, removes one, and leaves half of a wrong one where it can', async () => {
    const me = await joiner(server);
    const added = await save(server, me, 'family', { 'family.rows': '1', 'family.0.id': '', 'family.0.name': 'Ravi Rao', 'family.0.isDependent': ['', 'true'], act: 'add.family' });
    expect(added.headers.get('location')).toMatch(/family\?.*add=family.*#f-family-new$/);
    const [first] = await lists(me.id, 'individual_family_member');
    expect(first).toMatchObject({ name: 'Ravi Rao', is_dependent: true });
    const row = { 'family.rows': '1', 'family.0.id': String(first!['id']), 'family.0.name': 'Ravi Rao', 'family.1.id': '', 'family.1.name': 'Lata', 'family.1.dateOfBirth': 'soon' };
    expect((await save(server, me, 'family', row)).status).toBe(422);
    expect((await lists(me.id, 'individual_family_member')).map(({ id, name, date_of_birth: born }) => [id === first!['id'], name, born])).toEqual([[true, 'Ravi Rao', null], [false, 'Lata', null]]);
    const kept = await lists(me.id, 'individual_family_member');
    const both = { 'family.rows': '1', 'family.0.id': String(kept[0]!['id']), 'family.0.name': 'Ravi Rao', 'family.1.id': String(kept[1]!['id']), 'family.1.name': 'Lata' };
    await save(server, me, 'family', { ...both, act: 'remove.family.0' });
    expect((await lists(me.id, 'individual_family_member')).map(({ name }) => name)).toEqual(['Lata']);
  });

  it('checks an account by the rules of its country and keeps it as banks write it', async () => {
    const me = await joiner(server);
    const wrong = await save(server, me, 'bank', { bankCountry: 'DE', accountNumber: 'DE00 1234', accountHolder: 'Asha Rao' });
    expect(wrong.status).toBe(422);
    expect(await person(server, me.id)).toMatchObject({ bank_country: 'DE', account_number: null, account_holder: 'Asha Rao' });
    expect((await save(server, me, 'bank', { bankCountry: 'DE', accountNumber: 'de89 3704 0044 0532 0130 00', accountHolder: 'Asha Rao' })).status).toBe(303);
    expect((await person(server, me.id))['account_number']).toBe('DE89370400440532013000');
    const over = await open(me, 'send');
    expect(over).toMatch(/href="[^"]+\/bank[^"]*#f-bankId">Bank account, still missing: Bank<\/a>/);
  });

  it('tells the second of two windows, which then may save over it', async () => {
    const me = await joiner(server);
    const version = versionIn(await open(me, 'personal'));
    const from = (firstName: string, seen: string) => post(server, me.token, 'personal', { version: seen, firstName, go: 'next' }, me.cookie);
    expect((await from('First', version)).status).toBe(303);
    const second = await from('Second', version);
    const page = await second.text();
    expect([second.status, page.includes('in another window')]).toEqual([422, true]);
    expect(page).toContain('value="Second"');
    expect((await person(server, me.id))['first_name']).toBe('First');
    expect((await from('Second', versionIn(page))).status).toBe(303);
    const twenty = await Promise.all(Array.from({ length: 20 }, (_, at) => from(`Race${'abcdefghijklmnopqrst'[at]!}`, versionIn(page).replace(/\d+/, (number) => String(Number(number) + 1)))));
    expect(twenty.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  it('answers a script that saves as the page is left with the version that is there now', async () => {
    const me = await joiner(server);
    const answer = await save(server, me, 'personal', { firstName: 'Asha', phone: '1' }, { accept: 'application/json' });
    const body = (await answer.json()) as { version: number; wrong: number };
    expect(body).toEqual({ version: Number((await person(server, me.id))['version']), wrong: 1, isConflict: false });
  });

  it('asks and checks what the organisation added to its form, and leaves out what it hides', async () => {
    const me = await joiner(server);
    const field = async (input: Record<string, unknown>): Promise<void> => {
      dataOf(await admin('settings', 'mutation ($input: FormFieldInput!) { answer: addFormField(input: $input) { row { id } } }', { input }));
    };
    await field({ entity: 'OnboardingIndividual', field: 'shoesize', label: 'Size of safety shoes', kind: 'INTEGER', isRequired: true, isVisible: true, minimum: '30', maximum: '50', section: 'personal' });
    await field({ entity: 'OnboardingIndividual', field: 'religion', label: 'Religion', kind: null, isRequired: false, isVisible: false });
    const page = await open(me, 'personal');
    expect(page).toContain('Size of safety shoes');
    expect(page).not.toContain('name="religionId"');
    expect(await open(me, 'send')).toContain('Size of safety shoes');
    expect((await save(server, me, 'personal', { custom_shoesize: '99' })).status).toBe(422);
    expect((await save(server, me, 'personal', { custom_shoesize: '42' })).status).toBe(303);
    expect((await person(server, me.id))['custom']).toEqual({ shoesize: 42 });
  });
});

describe('papers', () => {
  beforeAll(() => rows(server, `delete from form_field where org_code = $1 and entity = 'OnboardingIndividual'`));

  it('have a card each for what is enforced, and say together where one of several is enough', async () => {
    const page = await open(reader, 'papers');
    expect(page).toMatch(/Proof of identity<\/h3><p class="quiet">One of these is enough\./);
    expect(page).toMatch(/Safety at machines<\/h3><p class="quiet">2 of these are enough\./);
    for (const name of ['Confidentiality agreement', 'Aadhaar card', 'PAN card', 'Passport copy', 'Degree certificate']) expect(page).toContain(name);
    expect(await (await get(server, reader.token, 'papers?lang=fr', reader.cookie)).text()).toMatch(/PDF, PNG, JPG, 10\sMo au plus/);
  });

  it('take a file by its contents, hold it to the record, and hand it to the person alone', async () => {
    const me = await joiner(server);
    const of = { 'documents.rows': '1', 'documents.0.id': '', 'documents.0.documentSubtypeId': await subtype('PAN card') };
    for (const bad of [new File(['MZ\u0090'], 'pan.pdf'), new File(['<script>alert(1)</script>'], 'pan.html'), new File([], 'pan.pdf')]) {
      const answer = await save(server, me, 'papers', { ...of, 'documents.0.number': 'ABCDE1234F', 'documents.0.file': bad });
      const page = await answer.text();
      expect([answer.status, page.includes('There is nothing in this file.')], bad.name).toEqual([422, bad.size === 0]);
      expect(page).toContain('>PAN card, File</a>');
    }
    expect((await save(server, me, 'papers', { ...of, 'documents.0.number': 'ABCDE1234F', 'documents.0.file': new File([], '') })).status).toBe(303);
    const [kept] = await lists(me.id, 'individual_document');
    expect(kept).toMatchObject({ number: 'ABCDE1234F', file: null });
    const sent = await save(server, me, 'papers', { ...of, 'documents.0.id': String(kept!['id']), 'documents.0.number': 'ABCDE1234F', 'documents.0.file': file('../../pan.pdf'), now: 'documents.0' });
    expect(sent.headers.get('location')).toMatch(/papers.*#f-documents-0$/);
    const [row] = await lists(me.id, 'individual_document');
    expect(await rows(server, 'select entity, field, row_id::text as row, original_name as name from stored_file where org_code = $1 and key = $2', [row!['file']])).toEqual([{ entity: 'onboardingIndividual', field: 'documents.file', row: me.id, name: 'pan.pdf' }]);
    const address = `files/${String(row!['file']).split('/').at(-1)}`;
    const mine = await get(server, me.token, address, me.cookie);
    expect([mine.status, mine.headers.get('content-disposition'), mine.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining('attachment'), expect.stringContaining('sandbox')]);
    expect((await get(server, reader.token, address, reader.cookie)).status).toBe(404);
    expect((await get(server, me.token, address)).status).toBe(303);
    await save(server, me, 'papers', { 'documents.rows': '1', 'documents.0.id': String(row!['id']), 'documents.0.documentSubtypeId': String(row!['document_subtype_id']), 'documents.0.file.drop': 'yes', 'documents.0.number': 'ABCDE1234F' });
    expect((await lists(me.id, 'individual_document'))[0]!['file']).toBeNull();
  });

  it('ask dependents for theirs by name where an accreditation says so, and link the blank form at {here}', async () => {
    await rows(server, `update accreditation_type set enforce_dependent = true, mandatory_during_self_onboarding = true, enforcement_group_id = null where org_code = $1 and name = 'First aid'`);
    const [type] = await rows<{ id: string }>(server, `select id::text as id from accreditation_type where org_code = $1 and name = 'First aid'`);
    await rows(server, `update accreditation_type set document = 'demo/2026-11/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.pdf' where org_code = $1 and id = $2`, [type!.id]);
    const me = await joiner(server);
    await save(server, me, 'family', { 'family.rows': '1', 'family.0.id': '', 'family.0.name': '花子', 'family.0.isDependent': ['', 'true'], 'family.1.id': '', 'family.1.name': 'Ravi' });
    const page = await open(me, 'papers');
    expect(page).toContain('First aid of 花子');
    expect(page).not.toContain('First aid of Ravi');
    expect(page).toMatch(new RegExp(`Download the form <a href="[^"]*/blank/accreditations/${type!.id}[^"]*">here</a> and bring it`));
    expect(await open(me, 'send')).toContain('First aid of 花子');
    expect((await get(server, me.token, `blank/accreditations/${type!.id}`)).status).toBe(303);
    await rows(server, `update accreditation_type set enforce_dependent = false, mandatory_during_self_onboarding = false, document = null where org_code = $1 and name = 'First aid'`);
  });
});

describe('the sending', () => {
  /** All that is asked in the demo organisation, and the page looked over. */
  const filledIn = async (): Promise<Joiner> => {
    const me = await joiner(server);
    await save(server, me, 'personal', { firstName: 'Asha', phone: '+91 98765 43210', dateOfBirth: '1990-05-06', 'address.street1': '5 Loom Lane' });
    await save(server, me, 'family', { 'emergencyContacts.rows': '1', 'emergencyContacts.0.id': '', 'emergencyContacts.0.name': 'Ravi Rao', 'emergencyContacts.0.phone': '+91 98765 43211' });
    const names = ['Confidentiality agreement', 'PAN card', 'Degree certificate'];
    for (const [at, name] of names.entries()) {
      const had = (await lists(me.id, 'individual_document')).flatMap(({ id, document_subtype_id: of }, place) => [[`documents.${place}.id`, String(id)], [`documents.${place}.documentSubtypeId`, String(of)]]);
      await save(server, me, 'papers', { 'documents.rows': '1', ...Object.fromEntries(had), [`documents.${at}.id`]: '', [`documents.${at}.documentSubtypeId`]: await subtype(name), [`documents.${at}.file`]: file() });
    }
    const types = await rows<{ id: string }>(server, `select id::text as id from accreditation_type where org_code = $1 and name in ('Fire warden', 'Machine guarding') order by id`);
    for (const [at, { id }] of types.entries()) {
      const had = (await lists(me.id, 'individual_accreditation')).flatMap(({ id: row, accreditation_id: of }, place) => [[`accreditations.${place}.id`, String(row)], [`accreditations.${place}.accreditationId`, String(of)]]);
      await save(server, me, 'papers', { 'accreditations.rows': '1', ...Object.fromEntries(had), [`accreditations.${at}.id`]: '', [`accreditations.${at}.accreditationId`]: id, [`accreditations.${at}.document`]: file() });
    }
    return me;
  };
  const send = async (me: Joiner, more: Record<string, string> = { consent: 'yes' }): Promise<Response> => post(server, me.token, 'send', { version: String((await person(server, me.id))['version']), ...more }, me.cookie);
  const told = (id: string) => rows(server, `select recipient from outbox_message where org_code = $1 and template = 'joinSent' and body like '%/onboarding/individuals/' || $2 || E'\n%'`, [id]);

  it('is refused while something is missing, which is listed with the way to it', async () => {
    const page = await open(reader, 'send');
    expect(page).toMatch(/8 things are missing/);
    expect(page).toMatch(/href="[^"]*\/personal[^"]*#f-dateOfBirth">Date of birth/);
    expect(page).toContain('Proof of identity: one of several documents');
    expect((await send(reader)).status).toBe(422);
    expect(await person(server, reader.id)).toMatchObject({ status: 'INVITED', submitted_on: null });
  });

  it('takes consent, tells the specialist once, also of ten at once, and closes the pages', async () => {
    const me = await filledIn();
    expect(await open(me, 'send')).not.toContain('missing');
    expect(await (await send(me, {})).text()).toContain('Tick the box to agree');
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(me)));
    expect(answers.filter(({ status }) => status === 303).length).toBeGreaterThan(0);
    const sent = await person(server, me.id);
    expect(sent).toMatchObject({ status: 'SUBMITTED', consent_on: expect.any(String), submitted_on: expect.any(String) });
    expect(await told(me.id)).toHaveLength(1);
    const [notice] = await rows(server, `select words, path from notification where org_code = $1 and kind = 'joiningSent' and path = '/onboarding/individuals/' || $2`, [me.id]);
    expect(notice).toEqual({ words: { name: 'Asha Rao' }, path: `/onboarding/individuals/${me.id}` });
    await rows(server, `update onboarding_individual set submitted_on = '2026-03-01T20:00:00Z' where org_code = $1 and id = $2`, [me.id]);
    const done = await open(me);
    expect(done).toContain('Sent, thank you');
    expect(done).toContain('were sent on March 2, 2026');
    expect((await get(server, me.token, 'personal', me.cookie)).status).toBe(303);
    await post(server, me.token, 'personal', { version: String(sent['version']), firstName: 'Later' }, me.cookie);
    expect((await person(server, me.id))['first_name']).toBe('Asha');
  });

  it('is told to all who may review it where its specialist may not', async () => {
    const me = await filledIn();
    await rows(server, `update onboarding_individual set specialist_id = (select employee_id from user_account where org_code = $1 and email = 'recruiter@demo.example'), version = version + 1 where org_code = $1 and id = $2`, [me.id]);
    expect((await send(me)).status).toBe(303);
    const readers = (await told(me.id)).map(({ recipient }) => recipient);
    expect(readers).toContain('hr@demo.example');
    expect(readers).not.toContain('recruiter@demo.example');
  });

  it('is looked over anew where something changed meanwhile', async () => {
    const me = await filledIn();
    const version = String((await person(server, me.id))['version']);
    await save(server, me, 'personal', { middleName: 'Mira' });
    const answer = await post(server, me.token, 'send', { version, consent: 'yes' }, me.cookie);
    expect([answer.status, (await answer.text()).includes('Something was changed')]).toEqual([422, true]);
    expect((await send(me)).status).toBe(303);
  });

  it('goes on where the specialist asked to mend something, by the new link, and stays so until it is sent again', async () => {
    const me = await filledIn();
    await send(me);
    dataOf(await admin('onboarding', `mutation { returnIndividual(individualId: ${me.id}, comment: "The PAN card is cut off <b>at the left</b>") { changeSet } }`));
    const [mail] = await rows<{ body: string }>(server, `select body from outbox_message where org_code = $1 and about = $2 order by created_at desc limit 1`, [`onboardingIndividual ${me.id}`]);
    const token = /\/v3\/join\/(\S+)/.exec(mail!.body)![1]!;
    expect((await get(server, me.token, '', me.cookie)).status).toBe(404);
    const again: Joiner = { ...me, token, cookie: cookiesOf(await post(server, token, 'enter', { code: await codeFor(server, { ...me, token }) })) };
    expect(await open(again)).toContain('The PAN card is cut off &lt;b&gt;at the left&lt;/b&gt;');
    expect((await save(server, again, 'personal', { middleName: 'Mira' })).status).toBe(303);
    expect((await person(server, me.id))['status']).toBe('RETURNED');
    expect((await send(again)).status).toBe(303);
    expect((await person(server, me.id))['status']).toBe('SUBMITTED');
  });
});

describe('nobody else', () => {
  it('reads or writes by the session of another person, or in another organisation', async () => {
    const [me, other] = [await joiner(server), await joiner(server, { firstName: 'Someone' })];
    for (const page of ['', 'personal', 'send']) expect(await open({ ...other, cookie: me.cookie }, page), page).not.toContain('data-join');
    await post(server, other.token, 'personal', { version: String((await person(server, other.id))['version']), firstName: 'Taken' }, me.cookie);
    expect((await person(server, other.id))['first_name']).toBe('Someone');
    for (const headers of [{ org_code: 'demo-it' }, { org_code: 'nobody' }]) expect((await fetch(`${server.origin}/v3/join/${me.token}`, { headers: { ...headers, cookie: me.cookie } })).status).toBe(404);
    expect((await fetch(`${server.origin}/v3/join/${me.token}?org=nobody`)).status).toBe(404);
    expect((await post(server, me.token, 'personal', { version: '3', firstName: 'Cross' }, me.cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('writes what is agreed about the job, the status, the address or another’s file through a step', async () => {
    const me = await joiner(server);
    const before = await person(server, me.id);
    const [foreign] = await rows<{ key: string }>(server, `select key from stored_file where org_code = $1 and status = 'STORED' and entity = 'onboardingIndividual' and row_id <> $2 limit 1`, [me.id]);
    await save(server, me, 'personal', { joiningDate: '2020-01-01', designationId: '2', status: 'ONBOARDED', email: 'else@mail.example', employeeId: '1', tokenHash: 'x', photo: String(foreign?.key), 'photo.key': 'x', 'documents.rows': '1', 'documents.0.id': '', 'documents.0.file': String(foreign?.key) });
    const { status: _status, version: _version, updated_at: _at, updated_by: _by, ...rest } = await person(server, me.id);
    expect(before).toMatchObject(rest);
    expect(await lists(me.id, 'individual_document')).toEqual([]);
  });

  it('brings code, floods or impossible values in through texts', async () => {
    const me = await joiner(server);
    const hostile = `"><script>alert(1)</script>\u202e`;
    await save(server, me, 'personal', { firstName: 'Asha', 'address.street1': hostile, 'address.city': hostile });
    for (const page of ['', 'personal', 'send']) expect(await open(me, page), page).not.toContain('<script>alert');
    const values = ['x'.repeat(60_000), '\u0000', '99999999999999999999', '-1', `'; select 1 --`, '%00', '2026-13-45', '[object Object]'];
    for (const value of values) {
      const answer = await save(server, me, 'personal', { firstName: value, dateOfBirth: value, gender: value, nationality: value, phone: value, 'address.country': value, version: value === '-1' ? '-1' : versionIn(await open(me, 'personal')) });
      expect(answer.status, value.slice(0, 20)).toBeLessThan(500);
      const family = await save(server, me, 'family', { 'family.rows': value, 'family.0.id': value, 'family.0.name': value, 'family.0.relationshipId': value, now: value, act: `remove.${value}` });
      expect(family.status, value.slice(0, 20)).toBeLessThan(500);
    }
    for (const path of ['nothing', '%ED%A0%80', 'files/../../x', 'files/%00', 'blank/documents/99999999999', 'blank/toString/1', 'personal?add=%3Cscript%3E']) expect((await get(server, me.token, path, me.cookie)).status, path).toBeLessThan(500);
  });
});
