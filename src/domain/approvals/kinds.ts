/** The kinds of requests that somebody else decides: their entity, what is decided of them, and in which unit it is counted. */
export const requestKinds = {
  LEAVE: { endpoint: 'employee-self-service', type: 'LeaveRequest', decisive: ['employeeId', 'leaveTypeId', 'fromDate', 'toDate', 'days'], unit: 'days' },
  SHORT_TIME_OFF: { endpoint: 'employee-self-service', type: 'ShortTimeOff', decisive: ['employeeId', 'date', 'fromTime', 'toTime'], unit: 'hours' },
  COMPENSATORY_OFF: { endpoint: 'employee-self-service', type: 'CompOff', decisive: ['employeeId', 'workedOn', 'days'], unit: 'days' },
  WORK_FROM_HOME: { endpoint: 'attendance', type: 'WorkFromHomePreApproval', decisive: ['employeeId', 'fromDate', 'toDate'], unit: 'days' },
  ON_DUTY: { endpoint: 'employee-self-service', type: 'OnDuty', decisive: ['employeeId', 'fromDate', 'toDate', 'place'], unit: 'days' },
  REGULARISATION: { endpoint: 'attendance', type: 'Regularisation', decisive: ['employeeId', 'workDate', 'checkIn', 'checkOut'], unit: null },
  EXIT: { endpoint: 'exit-management', type: 'Exit', decisive: ['employeeId', 'noticeDate', 'lastWorkingDay'], unit: null },
  TRAVEL: { endpoint: 'employee-self-service', type: 'TravelRequest', decisive: ['employeeId', 'destination', 'fromDate', 'toDate', 'estimatedCost'], unit: 'days' },
  CLAIM: { endpoint: 'employee-self-service', type: 'ClaimRequest', decisive: ['employeeId', 'travelId', 'total', 'expenses', 'perDiems'], unit: 'money' },
  TIMESHEET: { endpoint: 'employee-self-service', type: 'Timesheet', decisive: ['employeeId', 'weekOf', 'hours', 'lines'], unit: 'hours' },
  LOP_RECOVERY: { endpoint: 'employee-self-service', type: 'LopRecovery', decisive: ['employeeId', 'lopDate', 'days'], unit: 'days' },
  ONE_TIME_EARNING: { endpoint: 'payroll-admin', type: 'OneTimeEarning', decisive: ['employeeId', 'kindId', 'amount', 'payoutDate'], unit: 'money' },
  TAX_RELIEF: { endpoint: 'employee-self-service', type: 'TaxReliefClaim', decisive: ['employeeId', 'financialYear', 'section', 'amount', 'raised', 'metro'], unit: 'money' },
  AIR_TICKET: { endpoint: 'employee-self-service', type: 'AirTicketClaim', decisive: ['employeeId', 'kind', 'travelOn', 'forSelf', 'travellers', 'amount'], unit: 'money' },
  JOB_REQUISITION: { endpoint: 'recruitment', type: 'JobRequisition', decisive: ['employeeId', 'designationId', 'departmentId', 'locationId', 'gradeId', 'openings', 'neededBy', 'payFrom', 'payTo'], unit: null },
  OVERTIME: { endpoint: 'employee-self-service', type: 'OvertimeRequest', decisive: ['employeeId', 'workDate', 'hours'], unit: 'hours' },
  SALARY_ADVANCE: { endpoint: 'payroll-admin', type: 'SalaryAdvance', decisive: ['employeeId', 'amount', 'instalments', 'recoverFrom'], unit: 'money' },
} as const satisfies Readonly<Record<string, { readonly endpoint: string; readonly type: string; readonly decisive: readonly string[]; /** Money is that of payroll. */ readonly unit: 'days' | 'hours' | 'money' | null }>>;

export type RequestKind = keyof typeof requestKinds;

export const kindNames = Object.keys(requestKinds) as RequestKind[];
