/** What the application form asks, and what a candidate's record makes of the answers. */
import type { Sent } from './read-form.ts';
import type { WholePost } from './posts.ts';
import type { Visit } from './visit.ts';

export type Answers = Readonly<Record<string, unknown>>;

/** Rows of each list that the detailed form offers; empty ones are left out. */
export const ROWS = { experience: 5, education: 4, references: 3 } as const;

const COLUMNS = {
  experience: ['company', 'designation', 'startedOn', 'endedOn', 'description'],
  education: ['institute', 'qualification', 'yearOfPassing'],
  references: ['name', 'company', 'email', 'phone'],
} as const;

type List = keyof typeof ROWS;

const NUMBERS: ReadonlySet<string> = new Set(['noticePeriod', 'experienceYears', 'experienceMonths', 'yearOfPassing']);

/** A number as one; what is none stays text, which the rules then refuse. */
const valueOf = (name: string, text: string): string | number | null => {
  if (text === '') return null;
  return NUMBERS.has(name) && /^-?\d{1,6}$/.test(text) ? Number(text) : text;
};

const rowsOf = (sent: Sent, list: List): Answers[] =>
  Array.from({ length: ROWS[list] }, (_, at) => Object.fromEntries(COLUMNS[list].map((column) => [column, valueOf(column, sent.text(`${list}.${at}.${column}`))]))).filter((row) => Object.values(row).some((value) => value !== null));

const simpleFields = ['firstName', 'lastName', 'email', 'phone', 'currentLocation', 'noticePeriod', 'coverLetter'] as const;
const detailedFields = ['experienceYears', 'experienceMonths', 'currentEmployer', 'currentDesignation'] as const;

/** The answers by the keys of a candidate's fields. Fields that the form of this organisation does not ask are not read. */
export const answersOf = (sent: Sent, visit: Visit, post: WholePost): Answers => {
  const isDetailed = visit.settings.applicationForm === 'DETAILED';
  const plain = [...simpleFields, ...(isDetailed ? detailedFields : [])].map((name) => [name, valueOf(name, sent.text(name))] as const);
  if (!isDetailed) return Object.fromEntries(plain);
  const asked = new Set(post.skills.map(({ id }) => id));
  const skills = [...new Set(sent.texts('skills'))].filter((id) => asked.has(id)).map((skillId) => ({ skillId }));
  return { ...Object.fromEntries(plain), skills, experience: rowsOf(sent, 'experience'), education: rowsOf(sent, 'education'), references: rowsOf(sent, 'references') };
};
