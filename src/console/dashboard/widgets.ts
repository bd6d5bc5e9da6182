import { needMessages } from '../providers/i18nMessages.ts';
import { setupSteps } from '../../domain/setup-steps.ts';
import { SETUP } from './useSetup.ts';
import { FOOT, FOOT_WITH_BUTTON, type Widget } from './board/widget.ts';

/** Words of recruitment, which its cards say too. */
const withRecruitment = async <Part>(part: Promise<Part>): Promise<Part> => (await Promise.all([part, needMessages('recruitment')]))[0];

/** Every card of the dashboards in its first order: today, what waits for a decision, what is to be known, what is to be remembered. Whoever decides for all has more figures, so what waits comes first. */
export const widgets: readonly Widget[] = [
  { key: SETUP, span: 12, height: 220, ahead: ['organisation'], boards: { organisation: setupSteps.map(({ form }) => form) }, load: async () => (await import('./widgets/Setup.tsx')).Setup },
  { key: 'today', span: 12, hasFigures: true, boards: { organisation: ['ATTENDANCE_RECORDS'], team: ['TEAM_ATTENDANCE'] }, load: async () => (await import('./widgets/TodayFigures.tsx')).TodayFigures },
  { key: 'myToday', span: 4, foot: FOOT, boards: { mine: ['SELF_ATTENDANCE'] }, load: async () => (await import('./widgets/MyToday.tsx')).MyToday },
  { key: 'leaveBalances', span: 4, foot: FOOT, boards: { mine: ['SELF_LEAVE_REQUEST', 'SELF_TIME_OFF'] }, load: async () => (await import('./widgets/LeaveBalances.tsx')).LeaveBalances },
  { key: 'myTimeOff', span: 4, foot: FOOT, boards: { mine: ['SELF_LEAVE_REQUEST', 'SELF_SHORT_TIME_OFF', 'SELF_COMPENSATORY_OFF', 'SELF_TIME_OFF'] }, load: async () => (await import('./widgets/MyTimeOff.tsx')).MyTimeOff },
  { key: 'myInterviews', span: 4, foot: FOOT, boards: { mine: ['UPCOMING_INTERVIEWS', 'PENDING_FEEDBACK'] }, load: async () => (await withRecruitment(import('./widgets/MyInterviews.tsx'))).MyInterviews },
  { key: 'hiring', span: 12, hasFigures: true, boards: { organisation: ['RECRUITMENT_DASHBOARD'], team: ['RECRUITMENT_DASHBOARD'] }, load: async () => (await withRecruitment(import('./widgets/HiringFigures.tsx'))).HiringFigures },
  { key: 'toDecide', span: 7, height: 232, foot: FOOT, ahead: ['organisation'], boards: { organisation: [], team: [] }, load: async () => (await import('./widgets/ToDecide.tsx')).ToDecide },
  { key: 'availability', span: 5, height: 232, foot: FOOT_WITH_BUTTON, ahead: ['organisation'], boards: { organisation: ['TIME_OFF_MANAGEMENT'], team: ['TEAM_TIME_OFF'] }, load: async () => (await import('./widgets/Availability.tsx')).Availability },
  { key: 'newCandidates', span: 5, height: 240, foot: FOOT, boards: { organisation: ['JOB_CANDIDATES'], team: ['JOB_CANDIDATES'] }, load: async () => (await import('./widgets/NewCandidates.tsx')).NewCandidates },
  { key: 'probation', span: 4, boards: { organisation: ['EMPLOYEES'], team: ['TEAM_SUMMARY'] }, load: async () => (await import('./widgets/Probation.tsx')).Probation },
  { key: 'lateArrivals', span: 4, foot: FOOT_WITH_BUTTON, boards: { organisation: ['ATTENDANCE_RECORDS'], team: ['TEAM_ATTENDANCE'] }, load: async () => (await import('./widgets/LateArrivals.tsx')).LateArrivals },
  { key: 'comingUp', span: 4, boards: { organisation: ['DASHBOARD'], team: ['DASHBOARD'], mine: ['DASHBOARD'] }, load: async () => (await import('./widgets/ComingUp.tsx')).ComingUp },
  { key: 'unsettled', span: 4, foot: FOOT, boards: { mine: ['SELF_ATTENDANCE'], team: ['TEAM_ATTENDANCE'] }, load: async () => (await import('./widgets/UnsettledDays.tsx')).UnsettledDays },
  { key: 'onLeave', span: 4, boards: { organisation: ['TIME_OFF_MANAGEMENT'], team: ['TEAM_TIME_OFF'] }, load: async () => (await import('./widgets/OnLeave.tsx')).OnLeave },
  { key: 'teamUpdates', span: 4, boards: { organisation: ['EMPLOYEES'], team: ['TEAM_SUMMARY'] }, load: async () => (await import('./widgets/TeamUpdates.tsx')).TeamUpdates },
  { key: 'documents', span: 4, boards: { organisation: ['DASHBOARD'], team: ['DASHBOARD'], mine: ['DASHBOARD'] }, load: async () => (await import('./widgets/ExpiringDocuments.tsx')).ExpiringDocuments },
  { key: 'holidays', span: 4, foot: FOOT, boards: { mine: ['DASHBOARD'], organisation: ['DASHBOARD'] }, load: async () => (await import('./widgets/Holidays.tsx')).Holidays },
  { key: 'payroll', span: 4, boards: { organisation: ['PAYROLL_GENERAL_SETTINGS'] }, load: async () => (await import('./widgets/PayrollActions.tsx')).PayrollActions },
  { key: 'announcements', span: 4, boards: { organisation: [], team: [], mine: [] }, load: async () => (await import('./widgets/Announcements.tsx')).Announcements },
  { key: 'utilization', span: 8, foot: FOOT_WITH_BUTTON, boards: { organisation: ['TIME_OFF_MANAGEMENT'], team: ['TEAM_TIME_OFF'], mine: ['SELF_TIME_OFF'] }, load: async () => (await import('./widgets/Utilization.tsx')).Utilization },
  { key: 'notifications', span: 4, boards: { mine: [] }, load: async () => (await import('./widgets/Notifications.tsx')).Notifications },
];
