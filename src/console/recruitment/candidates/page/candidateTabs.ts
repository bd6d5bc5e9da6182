import { needMessages } from '../../../providers/i18nMessages.ts';
import { drawn, fields, lists } from '../../../resource/tabs/recordTabs.ts';
import type { RecordTab } from '../../../resource/tabs/recordTabs.ts';

/** The tabs of a candidate in their order; one shows where the person who looks may see a part of it. */
export const candidateTabs: readonly RecordTab[] = [
  { key: 'overview', Part: drawn(async () => (await import('./Overview.tsx')).Overview) },
  { key: 'background', parts: [fields('resume', 'background')] },
  { key: 'applications', parts: [fields('application'), ...lists(['JobApplication', 'StageMove'], 'candidateId')] },
  { key: 'interviews', Part: drawn(async () => (await import('../../interviews/CandidateInterviews.tsx')).CandidateInterviews) },
  { key: 'mails', form: 'JOB_CANDIDATES', Part: drawn(async () => (await import('../mails/MailsTab.tsx')).MailsTab) },
  { key: 'timeline', Part: drawn(async () => (await Promise.all([import('./CandidateTimeline.tsx'), needMessages('payroll-admin')]))[0].CandidateTimeline) },
  { key: 'contact', parts: [fields('identity', 'contact')] },
  { key: 'personal', parts: [fields('personal')] },
  { key: 'salary', form: 'CANDIDATE_SALARY', parts: [...lists(['Offer'], 'candidateId'), fields('pay')], Part: drawn(async () => (await Promise.all([import('../../salary/SalaryTab.tsx'), needMessages('payroll-admin')]))[0].SalaryTab) },
  { key: 'equality', parts: [fields('equality')] },
  { key: 'notes', Part: drawn(async () => (await import('./Talk.tsx')).Notes) },
  { key: 'files', Part: drawn(async () => (await import('./Talk.tsx')).Files) },
];
