/** Some who applied came again later, by another name or address: what a list of duplicates is for. */
import type { Hired } from '../hiring/candidates.ts';

type Values = Readonly<Record<string, unknown>>;

const text = (values: Values, key: string): string => String(values[key] ?? '');

/** What a person writes the second time; the rest of the second record is its own. */
const AGAIN: readonly ((first: Values) => Values)[] = [
  // The same telephone, a new address, the name cut short.
  (first) => ({ firstName: text(first, 'firstName'), middleName: null, lastName: text(first, 'lastName'), email: `${text(first, 'email').split('@')[0]!.replaceAll(/[^a-z]/g, '')}@work.example`, salutation: first['salutation'], phone: first['phone'], gender: first['gender'], dateOfBirth: first['dateOfBirth'], nationality: first['nationality'] }),
  // The names in another order, the address with a tag.
  (first) => ({ firstName: text(first, 'lastName'), middleName: null, lastName: text(first, 'firstName'), salutation: first['salutation'], email: text(first, 'email').replace('@', '+jobs@'), gender: first['gender'], dateOfBirth: null, nationality: first['nationality'] }),
  // The same address, found by a recruiter.
  (first) => ({ firstName: text(first, 'firstName'), middleName: 'K', lastName: text(first, 'lastName'), salutation: first['salutation'], email: first['email'], gender: first['gender'], dateOfBirth: first['dateOfBirth'], nationality: first['nationality'] }),
];

/** The same number of candidates, three of whom are another one of them. */
export const hiredTwice = (made: readonly Hired[]): readonly Hired[] => {
  const again = new Map(AGAIN.map((written, at) => [made.length - 4 - at * 3, { written, first: made[5 + at * 4] }] as const));
  if (made.length < 40) return made;
  return made.map((one, at) => {
    const { written, first } = again.get(at) ?? {};
    return written && first ? { ...one, candidate: { ...one.candidate, ...written(first.candidate) } } : one;
  });
};
