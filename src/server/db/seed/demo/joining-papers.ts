/** What those who join the demo organisation bring, as files that one can open; each says that it is a specimen. */
import { addDays } from '../../../../domain/dates.ts';
import { newPaper } from '../../../letters/paper.ts';
import type { SeedFile } from '../files.ts';
import { chance } from './chance.ts';

/** SELF is what nobody sends without, ALL what no employee is made without. */
export type Brings = 'SOME' | 'SELF' | 'ALL';
export type Bringer = { readonly name: string; readonly nationality: string; readonly dateOfBirth: string; readonly school: string; readonly employer: string };
/** `of`: the name of the document subtype or the accreditation. */
export type Brought = { readonly of: string; readonly number: string | null; readonly issuedOn: string; readonly expiresOn: string | null; readonly authority: string | null; readonly file: SeedFile };

type Told = { readonly number: (key: string) => string | null; readonly age: number; readonly valid: number | null; readonly authority: string | null; readonly lines: (by: Bringer, number: string) => readonly string[] };

const digits = (key: string, count: number): string => Array.from({ length: count }, (_, at) => String(1 + (chance(key, at) % 9))).join('');

const CARDS: Readonly<Record<string, Told>> = {
  'Aadhaar card': { number: (key) => digits(key, 12).replace(/(\d{4})(?=\d)/g, '$1 '), age: 2900, valid: null, authority: 'Unique Identification Authority of India', lines: ({ name, dateOfBirth }, number) => [name, `Date of birth ${dateOfBirth}`, number] },
  'Passport copy': { number: (key) => `X${digits(key, 7)}`, age: 1200, valid: 3650, authority: 'Passport office', lines: ({ name, dateOfBirth, nationality }, number) => [`Passport ${number}`, name, `Nationality ${nationality}`, `Date of birth ${dateOfBirth}`] },
  'Degree certificate': { number: () => null, age: 1500, valid: null, authority: null, lines: ({ name, school }) => [school, `This is to certify that ${name} has completed the course of study and passed the examinations.`] },
  'Confidentiality agreement': { number: () => null, age: 2, valid: null, authority: null, lines: ({ name }) => ['Between Northwind Textiles and the undersigned', 'What is learned of customers, patterns, recipes and prices stays in the house, also after the last day.', `Signed: ${name}`] },
  'Relieving letter': { number: () => null, age: 12, valid: null, authority: null, lines: ({ name, employer }) => [employer, `${name} is relieved of all duties. All dues are settled. We wish the best for the next step.`] },
  'Medical fitness': { number: () => null, age: 20, valid: null, authority: null, lines: ({ name }) => [`${name} was examined and is fit for work on a shift, standing and with noise protection.`] },
  'First aid': { number: (key) => `FA-${digits(key, 5)}`, age: 200, valid: 1095, authority: 'Red Cross', lines: ({ name }, number) => [`Certificate ${number}`, `${name} has passed the course of two days.`] },
  'Machine guarding': { number: (key) => `MG-${digits(key, 5)}`, age: 40, valid: 730, authority: 'National Safety Council', lines: ({ name }, number) => [`Certificate ${number}`, `${name} has read the leaflet and passed the test.`] },
};
const SAFETY = ['Machine guarding', 'First aid'];

const namesOf = (brings: Brings, nationality: string): readonly string[] => {
  const identity = nationality === 'IN' ? 'Aadhaar card' : 'Passport copy';
  return [identity, ...(brings === 'SOME' ? [] : ['Degree certificate', 'Confidentiality agreement', ...SAFETY]), ...(brings === 'ALL' ? ['Relieving letter', 'Medical fitness'] : [])];
};

const paperOf = async (of: string, by: Bringer, today: string, on: string): Promise<Brought> => {
  const { number: numbered, age, valid, authority, lines } = CARDS[of]!;
  const number = numbered(`${by.name} ${of}`);
  const issuedOn = addDays(today, -age);
  const paper = await newPaper(of, new Date(`${issuedOn}T08:00:00Z`));
  paper.text(of, { size: 18, strong: true, gap: 8 });
  for (const line of lines(by, number ?? '')) paper.text(line, { gap: 4 });
  if (authority !== null) paper.text(authority, { strong: true });
  paper.text(`Issued on ${issuedOn}`, { gap: 24 });
  paper.text('Specimen of a demonstration. This paper and its numbers are made up.', { size: 8 });
  return { of, number, issuedOn, expiresOn: valid === null ? null : addDays(issuedOn, valid), authority, file: { name: `${of}.pdf`, type: 'application/pdf', bytes: await paper.save(), on } };
};

/** `on`: the day on which they were brought. */
export const papersOf = (brings: Brings, by: Bringer, today: string, on: string): Promise<readonly Brought[]> => Promise.all(namesOf(brings, by.nationality).map((of) => paperOf(of, by, today, on)));

export const isAccreditation = ({ of }: Brought): boolean => SAFETY.includes(of);
