import { answerTeamReport } from './reports/answer.ts';

/** How those within reach attended, and who came and went. */
export const teamSummaryReport = answerTeamReport;
