import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarFile } from '../../src/server/recruitment/interviews/calendar-event.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { isMailAddress } from '../../src/server/mail/address.ts';
import { deliverDue } from '../../src/server/mail/deliver-due.ts';
import { postLetter, sendMail } from '../../src/server/mail/send-mail.ts';
import { messages as en } from '../../generated/messages/en.ts';
import { messages as fr } from '../../generated/messages/fr.ts';
import { messages as sp } from '../../generated/messages/sp.ts';
import { messageOf, smtpDelivery } from '../../src/server/mail/transport.ts';
import { builtInText, mailAsHtml, writeMail } from '../../src/server/mail/write-mail.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let smtp: SMTPServer;
let isRefusing = false;
const received: string[] = [];
const log = createLog('silent');

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        if (!isRefusing) received.push(mail);
        done(isRefusing ? new Error('mailbox is full') : null);
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await database.drop();
});
beforeEach(() =>
  withOrg(database.db, 'demo', async (tx) => {
    await tx.query('delete from outbox_message where org_code = $1', ['demo']);
  }),
);

const args = { organisation: 'Northwind Textiles', name: 'Zoë <b>', link: '/v3/reset-password?token=demo.a.b', minutes: 10 };
const put = (to = 'zoe@demo.example') => withOrg(database.db, 'demo', (tx) => sendMail(tx, { to, template: 'passwordReset', language: 'fr', args }));
const deliver = () => smtpDelivery({ smtpUrl: new URL(`smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`), mailFrom: 'People <people@demo.example>', publicUrl: new URL('https://hr.example') });
const outbox = () =>
  withOrg(database.db, 'demo', (tx) => tx.query<{ status: string; tries: number; body: string; problem: string | null }>('select status, tries, body, problem from outbox_message where org_code = $1', ['demo']));

describe('a mail', () => {
  it('whose turn has not come when the server is stopped waits as if it had not been taken', async () => {
    await put();
    await put('yan@demo.example');
    const ending = new AbortController();
    expect(await deliverDue(database.db, log, async () => ending.abort(), undefined, undefined, ending.signal)).toBe(2);
    expect(new Set((await outbox()).map(({ status, tries }) => `${status} ${tries}`))).toEqual(new Set(['QUEUED 0', 'SENT 1']));
    expect(await deliverDue(database.db, log, deliver())).toBe(1);
  });

  it('leaves after the commit, with whole links, and keeps no key behind', async () => {
    await put();
    expect(await deliverDue(database.db, log, deliver())).toBe(1);
    const mail = (received.at(-1) ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    expect(mail).toContain('To: zoe@demo.example');
    expect(mail).toContain('https://hr.example/v3/reset-password?token=demo.a.b');
    expect(await outbox()).toMatchObject([{ status: 'SENT', tries: 1 }]);
    expect((await outbox())[0]?.body).not.toContain('demo.a.b');
    expect(await deliverDue(database.db, log, deliver())).toBe(0);
  });

  it('is never sent when its transaction is rolled back', async () => {
    const failing = withOrg(database.db, 'demo', async (tx) => {
      await sendMail(tx, { to: 'zoe@demo.example', template: 'passwordReset', language: 'en', args });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await deliverDue(database.db, log, deliver())).toBe(0);
  });

  it('waits for what was told before of the same record, which waits for another try, and for nothing else', async () => {
    const tell = (subject: string, recipient: string, about: string) => withOrg(database.db, 'demo', (tx) => postLetter(tx, { recipient, subject, body: '' }, { template: 'told', language: 'en', about }));
    const subjects = () => received.map((mail) => /^Subject: (.*)$/m.exec(mail)![1]);
    received.length = 0;
    await tell('Invited', 'zoe@demo.example', 'scheduledRound 1');
    isRefusing = true;
    await deliverDue(database.db, log, deliver());
    isRefusing = false;
    await tell('Called off', 'zoe@demo.example', 'scheduledRound 1');
    await tell('Other round', 'zoe@demo.example', 'scheduledRound 2');
    await tell('Other person', 'yan@demo.example', 'scheduledRound 1');
    await deliverDue(database.db, log, deliver());
    expect(new Set(subjects())).toEqual(new Set(['Other person', 'Other round']));
    await withOrg(database.db, 'demo', (tx) => tx.query('update outbox_message set due_at = now() where org_code = $1 and tries = 1', ['demo']));
    for (let turn = 0; turn < 3; turn += 1) await deliverDue(database.db, log, deliver());
    expect(subjects().slice(2)).toEqual(['Invited', 'Called off']);
  });

  it('is kept, readable, while no mail server is set', async () => {
    await put();
    await deliverDue(database.db, log, undefined);
    expect(await outbox()).toMatchObject([{ status: 'KEPT' }]);
    expect((await outbox())[0]?.body).toContain('/v3/reset-password?token=demo.a.b');
  });

  it('waits longer after each failure and tells why', async () => {
    await put();
    isRefusing = true;
    await deliverDue(database.db, log, deliver());
    isRefusing = false;
    expect(await outbox()).toMatchObject([{ status: 'QUEUED', tries: 1 }]);
    expect((await outbox())[0]?.problem).toContain('mailbox is full');
    expect(await deliverDue(database.db, log, deliver())).toBe(0);
    await withOrg(database.db, 'demo', (tx) => tx.query('update outbox_message set due_at = now() where org_code = $1', ['demo']));
    await deliverDue(database.db, log, deliver());
    expect(await outbox()).toMatchObject([{ status: 'SENT', tries: 2 }]);
  });

  it('brings a calendar event that mail programs offer to answer, its files and those who get a copy, and keeps no files once sent', async () => {
    const base64 = (words: string) => Buffer.from(words).toString('base64');
    const attachments = [{ name: 'interview.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST', content: base64('BEGIN:VCALENDAR') }, { name: 'map.pdf', contentType: 'application/pdf', content: base64('%PDF-1.7') }];
    await withOrg(database.db, 'demo', (tx) => postLetter(tx, { recipient: 'zoe@demo.example', subject: 'Interview', body: 'Words', html: '<p>Words</p>', copies: { cc: ['copy@demo.example'] }, attachments }, { template: 'interviewInvited', language: 'en' }));
    await deliverDue(database.db, log, deliver());
    const mail = received.at(-1) ?? '';
    expect(mail).toContain('Cc: copy@demo.example');
    expect(mail).toMatch(/Content-Type: text\/calendar;[^\r\n]*(\r\n[ \t][^\r\n]*)*method=REQUEST/i);
    expect(mail).toContain('map.pdf');
    expect(mail).toContain(base64('%PDF-1.7'));
    expect(await withOrg(database.db, 'demo', (tx) => tx.query('select attachments from outbox_message where org_code = $1', ['demo']))).toEqual([{ attachments: [{ name: 'interview.ics', bytes: expect.any(Number) }, { name: 'map.pdf', bytes: expect.any(Number) }] }]);
  });

  it('leads from the event to the console by whole addresses, in lines that are not too long', () => {
    const people = { name: 'Zoë', email: 'zoe@demo.example' };
    const event = { uid: 'u', sequence: 1, startsAt: '2027-01-11T10:00:00Z', endsAt: '2027-01-11T11:00:00Z', summary: 'Call', description: `Bonjour Zoë, ${'très '.repeat(30)}\n\n/v3/recruitment/upcoming-interviews`, location: 'Room /v3/1', link: null, organizer: people, attendees: [people] };
    const letter = { recipient: 'zoe@demo.example', subject: 'Call', body: 'x', attachments: [calendarFile(event, 'REQUEST', new Date())] };
    const { content } = messageOf(letter, new URL('https://hr.example')).icalEvent!;
    expect(content.replace(/\r\n[ \t]/g, '')).toContain('\\n\\nhttps://hr.example/v3/recruitment/upcoming-interviews\r\n');
    expect(content.replace(/\r\n[ \t]/g, '')).toContain(`Bonjour Zoë\\, ${'très '.repeat(30)}`);
    expect(content).toContain('LOCATION:Room /v3/1');
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('is taken by one process only', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, index) => put(`p${index}@demo.example`)));
    const before = received.length;
    await Promise.all([deliverDue(database.db, log, deliver()), deliverDue(database.db, log, deliver()), deliverDue(database.db, log, deliver())]);
    expect(received.length - before).toBe(6);
  });

  it('leaves once though the mail server took so long over the one before that another process has it', async () => {
    const sent: string[] = [];
    for (const to of ['first@demo.example', 'second@demo.example']) await put(to);
    await deliverDue(database.db, log, async ({ recipient }) => {
      sent.push(recipient);
      if (sent.length > 1) return;
      await withOrg(database.db, 'demo', (tx) => tx.query(`update outbox_message set due_at = now() - interval '1 minute' where org_code = $1 and recipient <> $2`, ['demo', recipient]));
      await deliverDue(database.db, log, (mail) => Promise.resolve(void sent.push(mail.recipient)));
    });
    expect(sent.toSorted()).toEqual(['first@demo.example', 'second@demo.example']);
    expect((await outbox()).map(({ status }) => status)).toEqual(['SENT', 'SENT']);
  });
});

describe('the text of a mail', () => {
  it('exists in four languages and leaves no placeholder open', () => {
    for (const language of ['en', 'fr', 'ja', 'sp'] as const) {
      const { subject, body } = writeMail<'passwordReset'>(builtInText('passwordReset', language), args);
      expect(subject).toContain('Northwind Textiles');
      expect(subject + body).not.toContain('%{');
      expect(writeMail<'invitation'>(builtInText('invitation', language), { ...args, days: 3 }).body).toContain(args.link);
      expect(writeMail<'passwordChanged'>(builtInText('passwordChanged', language), args).body).toContain(args.link);
    }
  });

  it('goes on with a capital after the line of the greeting, as mails in these languages do', () => {
    for (const [language, messages] of Object.entries({ en, fr, sp }))
      for (const [key, text] of Object.entries(messages)) {
        const [greeting, first] = /^mail\.\w+\.body$/.test(key) ? text.split('\n\n') : [];
        if (/^[^\n]*%\{name\}[,:]$/.test(greeting ?? '')) expect([language, key, first]).toEqual([language, key, expect.stringMatching(/^(?:\p{Lu}|[%¡¿«“])/u)]);
      }
  });

  it('neither starts a header nor becomes markup by what is filled in', () => {
    const { subject, body } = writeMail<'passwordReset'>(builtInText('passwordReset', 'en'), { ...args, organisation: 'Evil\r\nBcc: all@example.com', name: '%{link} <img src=x>' });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(body).toContain('%{link}');
    expect(mailAsHtml(body)).not.toContain('<img');
    // In the reader's own colours, and from right to left where the words are.
    expect(messageOf({ recipient: 'z@demo.example', subject: 'S', body }, new URL('https://hr.example')).html).toMatch(/<div dir="auto" style="(?!.*(?:color|background):).*<p>/s);
    // In which language it is, also where a mailbox takes the words out of their page.
    expect(messageOf({ recipient: 'z@demo.example', language: 'sp', subject: 'S', body }, new URL('https://hr.example')).html).toMatch(/<html lang="es">.*<div lang="es" dir="auto"/s);
  });

  it('links an address that has a line of its own, also within a paragraph, as the place of a video call', () => {
    expect(mailAsHtml('Monday, 10:00\nhttps://meet.example/a?b=1&c="2\n\nSee https://not.alone.example\n\nhttps://alone.example/')).toContain('<p>Monday, 10:00<br><a href="https://meet.example/a?b=1&amp;c=&quot;2">https://meet.example/a?b=1&amp;c=&quot;2</a></p>\n<p>See https://not.alone.example</p>\n<p><a href="https://alone.example/">https://alone.example/</a></p>');
  });

  it('goes to one plain address only', async () => {
    for (const address of ['a@b.example, c@d.example', 'a@b.example\r\nBcc: x@y.example', '"A" <a@b.example>', 'a b@c.example', 'nobody']) {
      expect(isMailAddress(address)).toBe(false);
      await expect(put(address)).rejects.toThrow('one plain address');
    }
  });
});
