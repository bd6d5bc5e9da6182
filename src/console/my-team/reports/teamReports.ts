/** What each page of reports on a team offers. */
export const SUMMARY = ['ATTENDANCE_SUMMARY', 'LATENESS', 'EARLY_LEAVING', 'OVERTIME', 'HEADCOUNT'] as const;
export const TIME_OFF = ['LEAVE_TAKEN', 'LEAVE_BALANCE', 'ABSENCE'] as const;
export type ReportName = (typeof SUMMARY)[number] | (typeof TIME_OFF)[number];

/** Those that may look at a year. */
export const ofYear: ReadonlySet<ReportName> = new Set(['HEADCOUNT', 'LEAVE_TAKEN', 'LEAVE_BALANCE']);

export const GROUPS = ['EMPLOYEE', 'DEPARTMENT', 'LOCATION'] as const;
export type Group = (typeof GROUPS)[number];

type ReportColumn = { readonly key: string; readonly label: string; readonly isShare: boolean; readonly isCharted: boolean };
export type ReportRow = { readonly id?: string | null | undefined; readonly name: string; readonly code?: string | null | undefined; readonly people: number; readonly values: readonly (string | null | undefined)[] };
export type TeamReport = { readonly totalRecords: number; readonly columns: readonly ReportColumn[]; readonly rows: readonly ReportRow[]; readonly total: ReportRow };
