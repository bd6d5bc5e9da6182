/** What insertJobCandidates and updateJobCandidates are given, as an input of the entity. */
import { finding, type Problem } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import type { Values } from '../../resource/hooks.ts';
import { resourceOf } from '../../resource/registry.ts';

type Given = Readonly<Record<string, unknown>>;

/** Document 1 §9. */
const MOST_BYTES = 5_000_000;

/** Argument, field of the entity, and whether the value is an id. */
const ARGUMENTS: readonly (readonly [argument: string, key: string, isId?: true])[] = [
  ['firstName', 'firstName'], ['lastName', 'lastName'], ['middleName', 'middleName'], ['suffix', 'suffix'], ['preferredName', 'preferredName'], ['pronouns', 'pronouns'], ['dob', 'dateOfBirth'],
  ['emailId', 'email'], ['mobileNo', 'phone'], ['resume', 'resume'], ['status', 'statusId', true], ['jobPostId', 'jobPostId', true], ['sourceId', 'sourceId', true], ['recruiterId', 'recruiterId', true],
  ['currentLocation', 'currentLocation'], ['preferredLocationId', 'preferredLocationId', true], ['currentEmployer', 'currentEmployer'], ['currentDesignation', 'currentDesignation'],
  ['experienceYears', 'experienceYears'], ['experienceMonths', 'experienceMonths'], ['noticePeriod', 'noticePeriod'], ['currentCtc', 'currentCtc'], ['expectedCtc', 'expectedCtc'], ['currency', 'currency'],
  ['coverLetter', 'coverLetter'], ['portalAccess', 'portalAccess'], ['sponsored', 'sponsored'], ['nationality', 'nationality'],
];
const CODES = ['gender', 'salutation', 'maritalStatus'] as const;
const REQUIRED: readonly (readonly [argument: string, key: string])[] = [['firstName', 'firstName'], ['lastName', 'lastName'], ['gender', 'gender'], ['emailId', 'email'], ['mobileNo', 'phone'], ['resume', 'resume']];

const codeOf = (word: string): string => word.trim().toUpperCase().replaceAll(/[\s-]+/g, '_');

/** What the schema cannot say of them: none is blank, and the resume is as large as it is said to be. Whether it is the caller's to use is asked when it is bound. Told of the fields of the entity. */
export const inputProblems = async (tx: Transaction, given: Given): Promise<readonly Problem[]> => {
  const blank = REQUIRED.filter(([argument]) => String(given[argument] ?? '').trim() === '');
  const [file] = await tx.query<{ size: number }>('select byte_size::int as size from stored_file where org_code = $1 and key = $2', [tx.orgCode, String(given['resume'])]);
  const size = Number(given['resumeFileSize']);
  const isWrong = size < 1 || size > MOST_BYTES || (file !== undefined && file.size !== size);
  // The words stand in the schema: whoever may tell no gender is told so of a word that is one.
  const gender = codeOf(String(given['gender'] ?? ''));
  const isUnknown = gender !== '' && resourceOf('Candidate').fields.find(({ key }) => key === 'gender')?.options?.includes(gender) !== true;
  return [
    ...blank.map(([, field]): Problem => ({ field, ...finding('rule.required', {}, { fieldName: `candidate.${field}` }) })),
    ...(isUnknown ? [{ field: 'gender', ...finding('rule.choice') }] : []),
    ...(isWrong ? [{ field: 'resumeFileSize', ...finding('candidate.resumeFileSize', { most: MOST_BYTES }) }] : []),
  ];
};

export const entityInput = (given: Given): Values => ({
  ...Object.fromEntries(ARGUMENTS.filter(([argument]) => given[argument] !== undefined).map(([argument, key, isId]) => [key, isId && given[argument] !== null ? String(given[argument]) : given[argument]])),
  ...Object.fromEntries(CODES.filter((key) => given[key] != null).map((key) => [key, codeOf(String(given[key]))])),
  ...(Array.isArray(given['skillId']) ? { skills: [...new Set(given['skillId'])].map((skillId) => ({ skillId: String(skillId) })) } : {}),
});

const NAMES = new Map(ARGUMENTS.map(([argument, key]) => [key, argument]));

/** The argument for a field of the entity: problems are told where they were given. */
export const argumentOf = (field: string): string => NAMES.get(field) ?? field;
