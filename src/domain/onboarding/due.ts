/** What is to be done next for somebody who was hired. */
export type Due = 'START' | 'INVITE' | 'REMIND' | 'WAIT' | 'REVIEW' | 'MAKE_EMPLOYEE' | 'NOTHING';

type Standing = {
  /** Null: not started. */
  readonly status: string | null;
  /** An instant. */
  readonly invitedOn: string | null;
  readonly isComplete: boolean;
};

/** After so many days without what was asked for, somebody is reminded. */
export const REMIND_AFTER_DAYS = 7;

/** So long after they were hired, or should have come, those whose onboarding nobody started are looked at apart. */
export const HIRED_EARLIER_DAYS = 90;

/** Whether the person was invited so long ago that it is time to ask again. `now` and the invitation are instants. */
export const isOverdue = ({ status, invitedOn }: Pick<Standing, 'status' | 'invitedOn'>, now: Date): boolean =>
  invitedOn !== null && (status === 'INVITED' || status === 'STARTED' || status === 'RETURNED') && now.getTime() - new Date(invitedOn).getTime() > REMIND_AFTER_DAYS * 86_400_000;

export const dueOf = (standing: Standing, now: Date): Due => {
  switch (standing.status) {
    case null:
      return 'START';
    case 'DRAFT':
      return 'INVITE';
    case 'SUBMITTED':
      return standing.isComplete ? 'MAKE_EMPLOYEE' : 'REVIEW';
    case 'ONBOARDED':
    case 'CANCELLED':
      return 'NOTHING';
    default:
      return isOverdue(standing, now) ? 'REMIND' : 'WAIT';
  }
};
