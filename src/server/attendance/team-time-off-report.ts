import { answerTeamReport } from './reports/answer.ts';

/** What those within reach took of time off, may take and missed. */
export const teamTimeOffReport = answerTeamReport;
