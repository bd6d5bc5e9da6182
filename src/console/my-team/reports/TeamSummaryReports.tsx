import { ReadTeamSummaryReportDocument } from '../../../../generated/attendance/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { TeamReportsPage, type AskReport } from './TeamReportsPage.tsx';
import { SUMMARY } from './teamReports.ts';

const ask: AskReport<(typeof SUMMARY)[number]> = (asked, signal) => askAnswer('attendance', ReadTeamSummaryReportDocument, asked, signal);

/** /my-team/team-summary/reports: attendance, lateness, early leaving, overtime and headcount of a team. */
export const TeamSummaryReports = () => <TeamReportsPage path="/my-team/team-summary/reports" reports={SUMMARY} ask={ask} />;
