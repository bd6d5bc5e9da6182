import type { Seeding } from '../db/seed/seeding.ts';

/** Stage, its kind, and its statuses in order (decision 11). */
const stages = [
  ['Applied', 'APPLIED', ['Applied']],
  ['Screening', 'SCREENING', ['Screening']],
  ['Shortlist', 'SHORTLIST', ['Shortlisted']],
  ['Interview', 'INTERVIEW', ['Interview']],
  ['Offer', 'OFFER', ['Offered']],
  ['Hired', 'HIRED', ['Hired']],
  ['Rejected', 'REJECTED', ['Rejected']],
] as const;

const sources = [['Career page', 'CAREER_PAGE'], ['Employee referral', 'REFERRAL'], ['Job board', 'JOB_BOARD'], ['Recruitment agency', 'AGENCY'], ['Social network', 'SOCIAL_NETWORK'], ['Direct contact', 'DIRECT']] as const;
const names = (text: string): readonly { readonly name: string }[] => text.split(', ').map((name) => ({ name }));

const startingHiring = {
  CandidateSource: sources.map(([name, kind]) => ({ name, kind })),
  ArchiveReason: names('Position filled, Skills do not match, Salary expectations, Withdrew, No answer, Declined the offer'),
  BlacklistReason: names('False statements, Misconduct, No-show'),
  FunctionalArea: names('Administration, Design, Engineering, Finance, Human resources, Information technology, Operations, Quality, Sales'),
  InterviewRound: [['Recruiter call', 'PHONE', 30], ['Skills interview', 'VIDEO', 60], ['Team interview', 'ON_SITE', 60], ['Final interview', 'ON_SITE', 45]].map(([name, mode, durationMinutes]) => ({ name: String(name), mode, durationMinutes })),
  Qualification: names('Secondary school, Vocational training, Diploma, Bachelor, Master, Doctorate'),
} as const;

type HiringType = keyof typeof startingHiring | 'HiringStage' | 'CandidateStatus';

/** Ids by name, of each list. */
export type StartedHiring = Readonly<Record<HiringType, ReadonlyMap<string, string>>>;

const idsByName = (records: readonly { readonly name: string }[], ids: readonly string[]): ReadonlyMap<string, string> => new Map(records.map(({ name }, at) => [name, ids[at] ?? '']));

/** Fills the lists of recruitment of an organisation that has none yet. New candidates begin with the first status. */
export const seedHiringLists = async (seed: Seeding): Promise<StartedHiring> => {
  const flow = stages.map(([name, kind], at) => ({ name, kind, position: at + 1 }));
  const stageIds = idsByName(flow, await seed.add('HiringStage', flow));
  const statuses = stages.flatMap(([stage, , of]) => of.map((name) => ({ name, stageId: stageIds.get(stage) }))).map((status, at) => ({ ...status, position: (at + 1) * 10, isDefault: at === 0 }));
  const started: Partial<Record<HiringType, ReadonlyMap<string, string>>> = { HiringStage: stageIds, CandidateStatus: idsByName(statuses, await seed.add('CandidateStatus', statuses)) };
  for (const [type, records] of Object.entries(startingHiring) as [keyof typeof startingHiring, readonly { readonly name: string }[]][]) started[type] = idsByName(records, await seed.add(type, records));
  return started as StartedHiring;
};
