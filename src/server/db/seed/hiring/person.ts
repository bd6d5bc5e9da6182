/** Who a candidate is: name, address, what was worked and learned before, and what is told voluntarily. */
import { addDays } from '../../../../domain/dates.ts';
import type { Abilities } from '../../../../domain/recruitment/ranking.ts';
import { chance } from '../demo/chance.ts';
import type { SeedRecord } from '../seeding.ts';
import type { Country } from './countries.ts';
import type { HiringPost } from './post.ts';

const LEVELS = ['VOCATIONAL', 'DIPLOMA', 'BACHELOR', 'BACHELOR', 'MASTER'] as const;
const QUALIFICATIONS: Readonly<Record<(typeof LEVELS)[number], string>> = { VOCATIONAL: 'Vocational training', DIPLOMA: 'Diploma', BACHELOR: 'Bachelor', MASTER: 'Master' };
const PROFICIENCY = ['BEGINNER', 'INTERMEDIATE', 'INTERMEDIATE', 'ADVANCED', 'ADVANCED', 'EXPERT'] as const;
const NOTICE = [0, 15, 30, 30, 60, 90] as const;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '');

export const personOf = (key: string, number: number, country: Country, post: HiringPost, today: string): SeedRecord => {
  const pick = <One>(list: readonly One[], ...words: readonly (string | number)[]): One => list[(chance(key, ...words) * 100 + chance(key, ...words, 'b')) % list.length] as One;
  const isFemale = chance(key, 'gender') < 46;
  const [firstName, lastName] = [pick(isFemale ? country.female : country.male, 'first'), pick(country.family, 'family')];
  const years = Math.max(0, post.years + (chance(key, 'years') % 8) - 3);
  const year = Number(today.slice(0, 4));
  const graduated = year - years - 1;
  const born = addDays(`${graduated - 21}-01-01`, Math.floor(chance(key, 'born') * 3.6 + chance(key, 'day') / 30));
  const pay = Math.round(((post.pay / country.rate) * (75 + (chance(key, 'pay') % 50))) / 100_000) * 1000;
  const [employer, before] = [pick(country.employers, 'employer'), pick(country.employers, 'before')];
  const level = pick(LEVELS, 'level');
  const told = chance(key, 'told') < 62;
  const local = /^[a-z]+$/u.test(plain(firstName)) ? `${plain(firstName)}.${plain(lastName)}` : 'candidate';
  return {
    salutation: isFemale ? 'MS' : 'MR', firstName, lastName,
    email: `${local}.${number}@mail.example`,
    phone: `${country.phone[0]}${String((number * 7919 * 12_347) % 10 ** country.phone[1]).padStart(country.phone[1], '0')}`,
    currentLocation: pick(country.towns, 'town'), preferredLocationId: chance(key, 'where') < 70 ? post.locationId : null,
    noticePeriod: pick(NOTICE, 'notice'),
    currentEmployer: years === 0 ? null : employer, currentDesignation: years === 0 ? null : post.title,
    experienceYears: years, experienceMonths: chance(key, 'months') % 12,
    skills: post.skills.filter((_, at) => chance(key, 'skill', at) < (at === 0 ? 74 : 45)).map((skillId, at) => ({ skillId, proficiency: pick(PROFICIENCY, 'level', at) })),
    experience: years === 0 ? [] : [
      { company: employer, designation: post.title, location: pick(country.towns, 'there'), startedOn: `${year - Math.ceil(years / 2)}-0${1 + (chance(key, 'start') % 9)}-01` },
      ...(years > 3 && before !== employer ? [{ company: before, designation: 'Trainee', location: pick(country.towns, 'then'), startedOn: `${graduated}-07-01`, endedOn: `${year - Math.ceil(years / 2)}-01-01` }] : []),
    ],
    education: [{ level, qualification: QUALIFICATIONS[level], institute: pick(country.schools, 'school'), yearOfPassing: graduated, country: country.code }],
    languages: chance(key, 'languages') < 70 ? [] : country.languages.slice(0, 2).map((language, at) => ({ language, spoken: true, readWrite: true, proficiency: at === 0 ? 'NATIVE' : 'FLUENT' })),
    currentCtc: String(pay), expectedCtc: String(Math.round(pay * 1.15)), currency: country.currency,
    gender: isFemale ? 'FEMALE' : 'MALE', dateOfBirth: born, nationality: country.code,
    genderIdentity: told ? (chance(key, 'identity') < 3 ? 'Non-binary' : isFemale ? 'Woman' : 'Man') : null,
    disability: told ? (chance(key, 'disability') < 6 ? 'YES' : 'NO') : chance(key, 'unsaid') < 40 ? 'NOT_STATED' : null,
  };
};

type Skill = { readonly skillId: string; readonly proficiency: string };
type Education = { readonly level: string; readonly qualification: string };

/** What a ranking looks at of such a person. */
export const abilitiesIn = (person: SeedRecord): Abilities => ({
  skills: (person['skills'] as readonly Skill[]).map(({ skillId, proficiency }) => ({ id: skillId, proficiency })),
  years: person['experienceYears'] as number, months: person['experienceMonths'] as number,
  education: (person['education'] as readonly Education[]).map(({ level, qualification }) => ({ level, words: qualification })),
  resume: null, currentLocation: person['currentLocation'] as string, preferredLocationId: person['preferredLocationId'] as string | null,
});
