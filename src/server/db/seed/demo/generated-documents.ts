/** Documents of the demo organisation: templates of letters and agreements, and some documents on every part of their way. */
import { addDays } from '../../../../domain/dates.ts';
import { fillWords } from '../../../../domain/documents/document-words.ts';
import { longDay } from '../../../../domain/longDay.ts';
import { documentPdf } from '../../../documents/document-pdf.ts';
import type { Transaction } from '../../org.ts';
import type { SeedFiles } from '../files.ts';
import { seeding } from '../seeding.ts';
import type { SeedRecord } from '../seeding.ts';
import { organisation } from './northwind.ts';

type Given = { readonly today: string; readonly now: Date; readonly files: SeedFiles; /** By number. */ readonly employees: ReadonlyMap<string, string>; readonly author: { readonly number: string; readonly account: string } };
type Person = { readonly id: string; readonly name: string; readonly email: string; readonly designation: string; readonly department: string; readonly joined: string; readonly left: string | null };
type Status = 'DRAFT' | 'SENT' | 'VIEWED' | 'SIGNED' | 'DECLINED' | 'VOIDED' | 'COMPLETED';
type Template = { readonly name: string; readonly audience: 'EMPLOYEE' | 'CANDIDATE'; readonly heading: string; readonly body: string; readonly signs: readonly ('PERSON' | 'NAMED')[]; readonly filedAs?: string };
type Planned = { readonly template: string; readonly person: string; readonly status: Status; /** Days ago. */ readonly made: number; readonly closed?: number; readonly reason?: string };

const templates: readonly Template[] = [
  {
    name: 'Employment confirmation', audience: 'EMPLOYEE', signs: [], heading: 'Employment confirmation: {{name}}',
    body: 'To whom it may concern\n\nThis is to confirm that {{name}} ({{employeeNumber}}) has been employed by {{organisation}} since {{dateOfJoin}} and works as {{designation}} in the department {{department}}.\n\nThis letter is issued at the request of the employee.\n\n{{today}}\n{{author}}',
  },
  {
    name: 'Experience letter', audience: 'EMPLOYEE', signs: ['NAMED'], heading: 'Experience letter: {{name}}',
    body: 'To whom it may concern\n\n{{name}} worked for {{organisation}} from {{dateOfJoin}} to {{lastDay}}, last as {{designation}} in {{department}}.\n\nWe knew {{firstName}} as a reliable colleague and wish all the best for the way ahead.\n\n{{today}}',
  },
  {
    name: 'Confidentiality agreement', audience: 'EMPLOYEE', signs: ['PERSON', 'NAMED'], filedAs: 'Confidentiality agreement', heading: 'Confidentiality agreement: {{name}}',
    body: 'Between {{organisation}} and {{name}} ({{designation}})\n\n1. What is learned of customers, patterns, recipes and prices stays in the house, also after the last working day.\n\n2. Papers and files of the house are given back on that day.\n\n3. Whoever breaks this agreement answers for the damage.\n\n{{today}}',
  },
  {
    name: 'Reference check consent', audience: 'CANDIDATE', signs: ['PERSON'], heading: 'Consent to a reference check: {{name}}',
    body: '{{name}}, who applies for the post {{jobPost}}, agrees that {{organisation}} asks the former employers named in the application about duties, time and conduct.\n\nThe consent ends with the application and may be taken back at any time.',
  },
];

const NDA = 'Confidentiality agreement';
const planned: readonly Planned[] = [
  { template: NDA, person: '1028', status: 'SENT', made: 2 },
  { template: NDA, person: '1029', status: 'VIEWED', made: 6 },
  { template: NDA, person: '1041', status: 'SIGNED', made: 4 },
  { template: NDA, person: '1009', status: 'COMPLETED', made: 24, closed: 22 },
  { template: NDA, person: '1030', status: 'DECLINED', made: 12, closed: 10, reason: 'My designation is not right in it: I work in quality, not in weaving.' },
  { template: NDA, person: '1054', status: 'VOIDED', made: 30, closed: 27, reason: 'The wrong wording was used. A new agreement follows.' },
  { template: 'Employment confirmation', person: '1025', status: 'SENT', made: 8 },
  { template: 'Employment confirmation', person: '1046', status: 'DRAFT', made: 1 },
  { template: 'Experience letter', person: '1059', status: 'DRAFT', made: 0 },
];

const readPeople = async (tx: Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
  const people = await tx.query<Person>(
    `select e.id::text as id, e.name, e.email, d.title as designation, p.name as department, e.date_of_join::text as joined, e.resignation_date::text as "left"
     from employee e join designation d on d.org_code = e.org_code and d.id = e.designation_id join department p on p.org_code = e.org_code and p.id = e.department_id where e.org_code = $1 and e.id = any($2::bigint[])`,
    [tx.orgCode, ids],
  );
  return new Map(people.map((person) => [person.id, person]));
};

const HOUR = 3_600_000;
const OPEN: readonly Status[] = ['SENT', 'VIEWED', 'SIGNED'];
const EXPIRES_AFTER = 14;

/** Templates and documents, with the files that were sealed. */
export const seedDemoDocuments = async (tx: Transaction, { today, now, files, employees, author }: Given): Promise<void> => {
  const seed = seeding(tx);
  const subtypes = new Map((await tx.query<{ id: string; name: string }>('select id::text as id, name from document_subtype where org_code = $1', [tx.orgCode])).map(({ id, name }) => [name, id]));
  const idOf = (number: string): string => employees.get(number)!;
  const by = idOf(author.number);
  const people = await readPeople(tx, [by, ...planned.map(({ person }) => idOf(person))]);
  const writer = people.get(by)!;
  const rolesOf = ({ signs }: Template) => signs.map((role) => ({ role, employeeId: role === 'NAMED' ? by : null }));
  const templateIds = await seed.add('DocumentTemplate', templates.map((template) => ({ name: template.name, audience: template.audience, heading: template.heading, body: template.body, signatories: rolesOf(template), filedAsId: (template.filedAs && subtypes.get(template.filedAs)) ?? null })));
  const signatures: { readonly document: number; readonly records: readonly SeedRecord[] }[] = [];
  const records: SeedRecord[] = [];
  const bound: (readonly string[])[] = [];
  for (const { template: named, person: number, status, made, closed, reason = null } of planned) {
    const at = templates.findIndex(({ name }) => name === named);
    const template = templates[at]!;
    const person = people.get(idOf(number))!;
    const day = addDays(today, -made);
    const moment = (days: number, hours: number): string => new Date(Math.min(now.getTime() - 60_000, Date.parse(`${addDays(today, -days)}T05:20:00Z`) + hours * HOUR)).toISOString();
    const values = { name: person.name, firstName: person.name.split(' ')[0]!, employeeNumber: number, organisation: organisation.name, designation: person.designation, department: person.department, dateOfJoin: longDay('en', person.joined), today: longDay('en', day), author: writer.name, ...(person.left === null ? {} : { lastDay: longDay('en', person.left) }) };
    const [name, body] = [fillWords(template.heading, values), fillWords(template.body, values)];
    const words = { language: 'en' as const, organisation: organisation.name, name, body };
    const signers = template.signs.map((role) => ({ role, who: role === 'PERSON' ? person : writer }));
    const isSent = status !== 'DRAFT';
    const sentOn = isSent ? moment(made, 1) : null;
    const letter = isSent ? await documentPdf(words, null, new Date(sentOn!), null) : null;
    const signedCount = status === 'COMPLETED' ? signers.length : status === 'SIGNED' ? 1 : 0;
    const lines = !isSent ? [] : signers.map(({ role, who }, place): SeedRecord => {
      const isSigned = place < signedCount;
      const isAsked = isSigned || place === signedCount;
      const isDeclined = status === 'DECLINED' && place === 0;
      return {
        name: who.name, place: place + 1, role, employeeId: who.id, candidateId: null, email: who.email, state: isSigned ? 'SIGNED' : isDeclined ? 'DECLINED' : !isAsked ? 'WAITING' : place === 0 && status === 'VIEWED' ? 'VIEWED' : 'ASKED',
        askedOn: isAsked ? moment(made - place, 1) : null, viewedOn: isSigned || isDeclined || (place === 0 && status === 'VIEWED') ? moment(made - place, 4) : null, answeredOn: isSigned || isDeclined ? moment(made - place, 5) : null, signedBy: isSigned ? who.name : null, signedFrom: isSigned || isDeclined ? '203.0.113.24' : null,
        proof: isSigned || isDeclined ? (number === '1009' || role === 'NAMED' ? 'ACCOUNT' : 'PASSCODE') : null, reason: isDeclined ? reason : null, tokenHash: null,
      };
    });
    const closedOn = closed === undefined ? null : moment(closed, 6);
    const sealed = status === 'COMPLETED' ? await documentPdf(words, null, new Date(closedOn!), { by: organisation.name, at: new Date(closedOn!), digest: letter!.digest, signatures: lines as never }) : null;
    const take = (field: 'letter' | 'signedLetter', file: typeof letter, on: string): string | null => (file ? files.take(`generatedDocument.${field}`, { name: field === 'letter' ? 'document.pdf' : 'document-signed.pdf', type: 'application/pdf', bytes: file.bytes, on }) : null);
    const [letterKey, signedKey] = [take('letter', letter, day), take('signedLetter', sealed, addDays(today, -(closed ?? 0)))];
    const waits = OPEN.includes(status) && signers.length > 0 ? signers[signedCount]!.who : null;
    if (lines.length > 0) signatures.push({ document: records.length, records: lines });
    bound.push([letterKey, signedKey].filter((key) => key !== null));
    records.push({
      personName: person.name, name, body, signatories: signers.length > 0 ? signers.map(({ who }) => who.name).join(', ') : null, status, author: writer.name, audience: template.audience, employeeId: person.id, templateId: templateIds[at]!, language: 'EN', madeOn: moment(made, 0), signers: rolesOf(template),
      filedAsId: (template.filedAs && subtypes.get(template.filedAs)) ?? null, sentOn, waitsFor: waits?.name ?? null, waitsSince: waits ? moment(made - signedCount, 1) : null, reminders: waits ? 0 : null, expiresOn: isSent && signers.length > 0 ? addDays(day, EXPIRES_AFTER) : null, closedOn, reason, letter: letterKey, letterDigest: letter?.digest ?? null, signedLetter: signedKey, signedDigest: sealed?.digest ?? null, authorAccount: author.account,
    });
  }
  const ids = await seed.add('GeneratedDocument', records);
  for (const [at, keys] of bound.entries()) for (const key of keys) files.bind(key, ids[at]!);
  await seed.add('DocumentSignature', signatures.flatMap(({ document, records: lines }) => lines.map((line) => ({ ...line, documentId: ids[document]! }))));
  await seed.finish('Documents of the demo organisation');
};
