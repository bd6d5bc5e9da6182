import { ReadTeamTimeOffReportDocument } from '../../../../generated/attendance/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { TeamReportsPage, type AskReport } from './TeamReportsPage.tsx';
import { TIME_OFF } from './teamReports.ts';

const ask: AskReport<(typeof TIME_OFF)[number]> = (asked, signal) => askAnswer('attendance', ReadTeamTimeOffReportDocument, asked, signal);

/** /my-team/reports: leave taken, leave balances and absence of a team. */
export const TimeOffReports = () => <TeamReportsPage path="/my-team/reports" reports={TIME_OFF} ask={ask} />;
