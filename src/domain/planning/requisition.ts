/** What speaks against a job requisition. */
import { addDays } from '../dates.ts';
import { finding, type Problem } from '../problem.ts';

export type BeyondPlan = 'NOTHING' | 'REASON' | 'REASON_AND_CHOICE';

/** What is there on the first day of those who are asked for. */
export type Fit = {
  /** Places of the plan; null where none holds on the day. */
  readonly planned: number | null;
  /** Who works there and has not left by then, without those who are replaced. */
  readonly staying: number;
  /** Who comes by then. */
  readonly joining: number;
  /** Places that other requisitions ask for. */
  readonly asked: number;
};

/** Places of the plan that are left, less than 0 where there are too many people; null without a plan. */
export const freePlaces = ({ planned, staying, joining, asked }: Fit): number | null => (planned === null ? null : planned - staying - joining - asked);

export const isBeyond = (fit: Fit, openings: number): boolean => {
  const free = freePlaces(fit);
  return free !== null && openings > free;
};

/** When hiring has to begin so that somebody is there on the day. */
export const beginBy = (neededBy: string, leadTimeDays: number): string => addDays(neededBy, -leadTimeDays);

/** Days from the approval to the first day: those of the grade, else the usual ones. */
export const leadTimeOf = (gradeId: string | null, { leadTimeDays, leadTimes }: { readonly leadTimeDays: number; readonly leadTimes: readonly { readonly gradeId: string; readonly days: number }[] }): number =>
  leadTimes.find((one) => one.gradeId === gradeId)?.days ?? leadTimeDays;

type Asked = { readonly kind: 'NEW' | 'REPLACEMENT'; readonly openings: number; readonly replaced: readonly string[]; readonly beyondReason: string | null };

/** Whom it replaces: one person for each opening, each once; nobody where the places are new. */
export const replacementProblems = ({ kind, openings, replaced }: Asked): Problem[] => {
  if (kind === 'NEW') return replaced.length > 0 ? [{ field: 'replaced', ...finding('jobRequisition.newReplaces') }] : [];
  const twice = replaced.findIndex((one, at) => replaced.indexOf(one) < at);
  if (twice >= 0) return [{ field: `replaced.${twice}.employeeId`, ...finding('rule.twice') }];
  return replaced.length === openings ? [] : [{ field: 'replaced', ...finding('jobRequisition.whoReplaced') }];
};

/** Beyond the plan it says why, where the settings want that. */
export const beyondProblems = (asked: Asked, fit: Fit, beyondPlan: BeyondPlan): Problem[] =>
  beyondPlan !== 'NOTHING' && asked.beyondReason === null && isBeyond(fit, asked.openings) ? [{ field: 'beyondReason', ...finding('jobRequisition.beyondNeedsReason', { smart_count: Math.max(0, freePlaces(fit)!) }) }] : [];

export type PostOfRequisition = { readonly vacancies: number; readonly hired: number; readonly isOver: boolean };

/** Openings that no job post has: of a post that is over, those who were hired count, of another one all its vacancies. */
export const openingsLeft = (openings: number, posts: readonly PostOfRequisition[]): number => openings - posts.reduce((all, { vacancies, hired, isOver }) => all + (isOver ? hired : Math.max(vacancies, hired)), 0);
