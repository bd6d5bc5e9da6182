import type { ReadResumeQuery } from '../../../../../generated/recruitment/operations.ts';
import type { Values } from '../../../resource/form/values.ts';

export type Parsed = ReadResumeQuery['answer']['resume'];
/** One field as the resume tells it, beside what the form holds. */
export type Proposal = {
  /** Key of the field in the form. */
  readonly key: string;
  /** What the form holds; of lists how many. */
  readonly now: unknown;
  /** What is written into the form when it is taken over: a list keeps what it has. */
  readonly value: unknown;
  /** What the resume says, line by line; null where the field's own cell says it. */
  readonly lines: readonly string[] | null;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly source: string;
};

/** From here on a field that is empty is taken over unless somebody says no. */
export const SURE = 0.7;

/** Single fields of the form by those of the parser. */
const single = { firstName: 'firstName', middleName: 'middleName', lastName: 'lastName', email: 'emailId', phone: 'mobileNo', currentLocation: 'currentLocation', currentEmployer: 'currentEmployer', currentDesignation: 'currentDesignation', experienceYears: 'experienceYears', experienceMonths: 'experienceMonths' } as const;

type Line = { readonly confidence: number; readonly source: string };
type Row = Readonly<Record<string, unknown>>;

const folded = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '').trim().toLocaleLowerCase();
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';
const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part).join(' · ');
const year = (day: string | null): string => day?.slice(0, 4) ?? '';
const span = (from: string | null, to: string | null): string | null => (from ?? to ? [year(from), year(to)].join(' – ') : null);
/** A span that ends before it begins was misread: its end is left out. */
const ended = (from: string | null, to: string | null): string | null => (from !== null && to !== null && to < from ? null : to);

type Of<One extends Line> = { readonly key: string; readonly found: readonly One[]; readonly row: (one: One) => Row; readonly said: (one: One) => string; readonly isSame: (row: Row, held: Row) => boolean };

/** What a list does not hold yet. */
const list = <One extends Line>(values: Values, { key, found, row, said, isSame }: Of<One>): Proposal[] => {
  const held = Array.isArray(values[key]) ? (values[key] as readonly Row[]) : [];
  const fresh = found.map((one) => ({ one, row: row(one) })).filter((each, at, all) => !held.some((other) => isSame(each.row, other)) && all.findIndex((other) => isSame(each.row, other.row)) === at);
  if (fresh.length === 0) return [];
  return [{ key, now: held.length, value: [...held, ...fresh.map((each) => each.row)], lines: fresh.map(({ one }) => said(one)), confidence: Math.min(...fresh.map(({ one }) => one.confidence)), source: fresh.map(({ one }) => one.source).join('\n') }];
};

const by = (...keys: readonly string[]) => (row: Row, held: Row): boolean => keys.every((key) => folded(row[key]) === folded(held[key]));

/** What a resume says that the form does not, in the order of the form; only of fields that may be written. */
export const proposalsOf = (resume: Parsed, values: Values, writable: ReadonlySet<string>): readonly Proposal[] => {
  const singles = Object.entries(single).flatMap(([key, parsed]): Proposal[] => {
    const value = resume[parsed];
    const sure = resume.confidence.find(({ field }) => field === parsed);
    if (isEmpty(value) || sure === undefined || folded(value) === folded(values[key])) return [];
    return [{ key, now: values[key] ?? null, value, lines: null, confidence: sure.confidence, source: sure.source }];
  });
  const known = resume.skills.filter(({ skillId }) => skillId !== null);
  const lists = [
    ...list(values, { key: 'skills', found: known, row: ({ skillId }) => ({ skillId: String(skillId) }), said: ({ name }) => name, isSame: by('skillId') }),
    ...list(values, {
      key: 'experience',
      found: resume.experience,
      row: ({ company, designation, location, startedOn, endedOn, description }) => ({ company, designation, location, startedOn, endedOn: ended(startedOn, endedOn), description }),
      said: ({ company, designation, startedOn, endedOn }) => joined([designation, company, span(startedOn, endedOn)]),
      isSame: by('company', 'startedOn'),
    }),
    ...list(values, {
      key: 'education',
      found: resume.education,
      row: ({ level, institute, qualification, specialization, startedOn, endedOn, grade }) => ({ level, institute, qualification, specialization, startedOn, endedOn: ended(startedOn, endedOn), grade: grade?.slice(0, 40) ?? null }),
      said: ({ institute, qualification, specialization, endedOn }) => joined([qualification, specialization, institute, year(endedOn)]),
      isSame: by('institute', 'qualification'),
    }),
    ...list(values, { key: 'languages', found: resume.languages, row: ({ language, proficiency }) => ({ language, proficiency, spoken: true, readWrite: true }), said: ({ language }) => language, isSame: by('language') }),
    ...list(values, { key: 'certifications', found: resume.certifications, row: ({ name, receivedFrom, receivedOn }) => ({ name, receivedFrom, receivedOn }), said: ({ name, receivedFrom, receivedOn }) => joined([name, receivedFrom, year(receivedOn)]), isSame: by('name') }),
  ];
  return [...singles, ...lists].filter(({ key }) => writable.has(key));
};

/** What is chosen at first: what the form does not hold and the resume says surely. */
export const chosenFirst = (proposals: readonly Proposal[]): readonly string[] => proposals.filter(({ now, confidence }) => (isEmpty(now) || now === 0) && confidence >= SURE).map(({ key }) => key);
