export type StatusLook = 'ok' | 'off' | 'wait' | 'none';

const looks: readonly (readonly [StatusLook, RegExp])[] = [
  ['off', /^(INACTIVE|REJECTED|CANCELLED|CLOSED|EXPIRED|DECLINED|FAILED|TERMINATED|RESIGNED)/],
  ['ok', /^(ACTIVE|APPROVED|COMPLETED|OPEN|PUBLISHED|PAID|DONE|ACCEPTED|HIRED|CONFIRMED)/],
  ['wait', /^(PENDING|APPLIED|IN_PROGRESS|WAITING|ON_HOLD|PROCESSING|RETURNED|PROBATION)/],
];

/** The mark of a status value: filled green, hollow vermilion, filled amber, or a grey ring for what is none of them. */
export const statusLook = (value: string): StatusLook => looks.find(([, names]) => names.test(value))?.[0] ?? 'none';
