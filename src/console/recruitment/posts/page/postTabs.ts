import { drawn, fields, lists } from '../../../resource/tabs/recordTabs.ts';
import type { RecordTab } from '../../../resource/tabs/recordTabs.ts';

/** The tabs of a job post in their order; one shows where the person who looks may see a part of it. */
export const postTabs: readonly RecordTab[] = [
  { key: 'overview', parts: [fields('post', 'place', 'profile', 'pay', 'text')] },
  { key: 'candidates', form: 'JOB_CANDIDATES', parts: lists(['JobApplication', 'Candidate'], 'jobPostId'), Part: drawn(async () => (await import('./CandidatesBar.tsx')).CandidatesBar) },
  { key: 'members', parts: [fields('members')], Part: drawn(async () => (await import('./Members.tsx')).Members) },
  { key: 'rounds', parts: [fields('rounds')] },
  { key: 'publishing', parts: [fields('publishing')], Part: drawn(async () => (await import('./Publishing.tsx')).Publishing) },
  { key: 'preview', Part: drawn(async () => (await import('./Preview.tsx')).Preview) },
  { key: 'timeline', Part: drawn(async () => (await import('../../../resource/tabs/HistoryPart.tsx')).HistoryPart) },
];
