/** The kinds of requests that somebody else decides: their entity, what is decided of them, and in which unit it is counted. */
export const requestKinds = {
  LEAVE: { type: 'LeaveRequest', decisive: ['employeeId', 'leaveTypeId', 'fromDate', 'toDate', 'days'], unit: 'days' },
  SHORT_TIME_OFF: { type: 'ShortTimeOff', decisive: ['employeeId', 'date', 'fromTime', 'toTime'], unit: 'hours' },
  COMPENSATORY_OFF: { type: 'CompOff', decisive: ['employeeId', 'workedOn', 'days'], unit: 'days' },
  WORK_FROM_HOME: { type: 'WorkFromHomePreApproval', decisive: ['employeeId', 'fromDate', 'toDate'], unit: 'days' },
  ON_DUTY: { type: 'OnDuty', decisive: ['employeeId', 'fromDate', 'toDate', 'place'], unit: 'days' },
  REGULARISATION: { type: 'Regularisation', decisive: ['employeeId', 'workDate', 'checkIn', 'checkOut'], unit: null },
  EXIT: { type: 'Exit', decisive: ['employeeId', 'noticeDate', 'lastWorkingDay'], unit: null },
} as const satisfies Readonly<Record<string, { readonly type: string; readonly decisive: readonly string[]; readonly unit: 'days' | 'hours' | null }>>;

export type RequestKind = keyof typeof requestKinds;

export const kindNames = Object.keys(requestKinds) as RequestKind[];
