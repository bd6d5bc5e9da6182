export type StatusLook = 'ok' | 'off' | 'wait' | 'info' | 'none';

const looks: readonly (readonly [StatusLook, RegExp])[] = [
  ['off', /^(INACTIVE|REJECTED|CANCELLED|CLOSED|EXPIRED|DECLINED|FAILED|TERMINATED|RESIGNED)/],
  ['ok', /^(ACTIVE|APPROVED|COMPLETED|OPEN|PUBLISHED|PAID|DONE|ACCEPTED|HIRED|CONFIRMED)/],
  ['wait', /^(PENDING|APPLIED|IN_PROGRESS|WAITING|ON_HOLD|PROCESSING|RETURNED|PROBATION)/],
];

/** Where the same word means something else: what was sent waits for somebody here, and is done elsewhere. */
const own: Readonly<Partial<Record<string, Readonly<Partial<Record<string, StatusLook>>>>>> = {
  AlertStatus: { OPEN: 'wait', ACKNOWLEDGED: 'info', CLOSED: 'ok' },
  BonusRoundStatus: { SUBMITTED: 'wait' },
  ClawbackStatus: { PROPOSED: 'wait', WITHDRAWN: 'off' },
  HiringStageKind: { APPLIED: 'none', SCREENING: 'info', SHORTLIST: 'info', INTERVIEW: 'info', OFFER: 'wait' },
  DocumentStatus: { SENT: 'wait', VIEWED: 'wait', SIGNED: 'wait', VOIDED: 'off' },
  SignatureState: { WAITING: 'none', ASKED: 'wait', VIEWED: 'wait', SIGNED: 'ok' },
  MembershipStatus: { MEMBER: 'ok' },
  JobChangeStatus: { APPLIED: 'ok', PLANNED: 'info' },
  PayrollRunStatus: { FINALIZED: 'ok' },
  FundTransferStanding: { TO_PAY: 'info', TRANSFERRED: 'ok', NO_ACCOUNT: 'wait', TWO_ACCOUNTS: 'wait', HELD: 'wait' },
  PayslipStatus: { FINAL: 'ok', HELD: 'wait' },
  TaxStatementStatus: { SUCCESSFULLY_GENERATED: 'ok' },
  SettlementStatus: { FINAL: 'info' },
  SalaryRevisionStatus: { APPLIED: 'ok', APPROVED: 'info' },
  ScheduledRoundStatus: { NO_SHOW: 'off' },
  ScorecardStatus: { OPEN: 'none', DRAFT: 'info', SUBMITTED: 'ok' },
  OnboardingStatus: { INVITED: 'info', STARTED: 'info', SUBMITTED: 'wait', ONBOARDED: 'ok' },
};

/** The mark of a status value: filled green, hollow vermilion, filled amber, filled blue for what goes on without us, or a grey ring for what is none of them. */
export const statusLook = (value: string, enumName?: string): StatusLook => own[enumName ?? '']?.[value] ?? looks.find(([, names]) => names.test(value))?.[0] ?? 'none';
