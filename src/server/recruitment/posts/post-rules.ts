/** What a job post must hold whoever writes it: its steps belong to the acts, its title and places to the settings of recruitment. */
import { finding, type Problem } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';
import { readSetting } from '../../resource/read-setting.ts';
import { perTransaction } from '../pipeline/per-transaction.ts';

type Values = Readonly<Record<string, unknown>>;
type Setting = { readonly allowMultipleLocations: boolean; readonly jobTitleEditable: boolean };

const settingOf = perTransaction((tx) => readSetting<Setting>(tx, 'RecruitmentGeneralSetting'));

/** Written by the acts alone. */
const OF_ACTS = ['requestedById', 'requestedBy', 'requestedAt', 'approvalNote', 'eventId'] as const;

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The status changes by its acts only, so that no form, import or bulk edit passes over approval. */
export const stepProblems = (values: Values, before: Values | null): Problem[] => {
  const status = values['status'];
  const jumps = status !== undefined && (before === null ? status !== 'DRAFT' : status !== before['status']);
  const forged = OF_ACTS.filter((key) => Object.hasOwn(values, key) && text(values[key]) !== text(before?.[key]));
  return [...(jumps ? [{ field: 'status', ...finding('jobPost.statusByAct') }] : []), ...forged.map((field) => ({ field, ...finding('jobPost.statusByAct') }))];
};

/** A template stays a draft. */
export const templateProblems = (whole: Values): Problem[] => (whole['isTemplate'] === true && (whole['status'] ?? 'DRAFT') !== 'DRAFT' ? [{ field: 'isTemplate', ...finding('jobPost.templateIsDraft') }] : []);

const titleOfDesignation = async (tx: Transaction, id: unknown): Promise<string | undefined> =>
  (await tx.query<{ title: string }>('select title from designation where org_code = $1 and id = $2::bigint', [tx.orgCode, id]))[0]?.title;

/** Left empty, and where recruiters may not word it, the title is that of the designation. Completes the values; answers what is wrong with those that were given. */
export const settleTitle = async (tx: Transaction, values: Record<string, unknown>, before: Values | null): Promise<Problem[]> => {
  const given = text(values['title'] ?? before?.['title']);
  const differs = (key: string): boolean => Object.hasOwn(values, key) && text(values[key]) !== text(before?.[key]);
  const follows = before !== null && differs('designationId') && !differs('title');
  if (given !== '' && before !== null && !differs('title') && !follows) return [];
  const { jobTitleEditable } = await settingOf(tx);
  if (given !== '' && jobTitleEditable) return [];
  const title = await titleOfDesignation(tx, values['designationId'] ?? before?.['designationId']);
  if (title === undefined || title === given) return [];
  if (given !== '' && !follows) return [{ field: 'title', ...finding('jobPost.titleOfDesignation', { title }) }];
  values['title'] = title;
  return [];
};

/** What makes a row the same as another one. */
const TWICE = { locations: ['locationId'], skills: ['skillId'], qualifications: ['qualificationId'], members: ['employeeId', 'role'], rounds: ['roundId'] } as const;

/** The same place, skill, person in one role or round once more, at the one that came later. */
export const twiceProblems = (values: Values): Problem[] =>
  Object.entries(TWICE).flatMap(([list, keys]) => {
    const seen = ((values[list] ?? []) as readonly Values[]).map((row) => keys.map((key) => text(row[key])).join(' '));
    return seen.flatMap((one, at) => (seen.indexOf(one) < at ? [{ field: `${list}.${at}.${keys[0]}`, ...finding('rule.twice') }] : []));
  });

const hasRecruiter = (whole: Values | null): boolean => ((whole?.['members'] ?? []) as readonly Values[]).some(({ role }) => role === 'RECRUITER');

/** Recruiters hear of who applies and answer them: as long as a post is not over, the last one does not go. */
export const recruiterProblems = (values: Values, before: Values | null): Problem[] =>
  before !== null && Object.hasOwn(values, 'members') && !['CLOSED', 'REJECTED'].includes(text(before['status'])) && before['isTemplate'] !== true && hasRecruiter(before) && !hasRecruiter(values) ? [{ field: 'members', ...finding('jobPost.needsRecruiter') }] : [];

/** Of a post that candidates see, a last day that is over would take it away at once; whoever means that closes it. */
export const overProblems = async (tx: Transaction, values: Values, before: Values | null): Promise<Problem[]> => {
  const day = text(values['closingDate']);
  if (day === '' || day === text(before?.['closingDate']) || !['OPEN', 'ON_HOLD'].includes(text(before?.['status']))) return [];
  return day < (await todayOf(tx)) ? [{ field: 'closingDate', ...finding('jobPost.closingPast') }] : [];
};

export const placeProblems = async (tx: Transaction, values: Values, before: Values | null): Promise<Problem[]> => {
  const places = (values['locations'] ?? []) as readonly unknown[];
  const had = (before?.['locations'] ?? []) as readonly unknown[];
  if (places.length < 2 || places.length <= had.length || (await settingOf(tx)).allowMultipleLocations) return [];
  return [{ field: 'locations', ...finding('jobPost.oneLocation') }];
};
