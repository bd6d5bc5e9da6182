import { drawn, fields, lists, type RecordTab } from '../../resource/tabs/recordTabs.ts';

/** The tabs of a job requisition. */
export const requisitionTabs: readonly RecordTab[] = [
  { key: 'overview', parts: [fields('place', 'need', 'pay', 'people', 'progress')] },
  { key: 'fit', Part: drawn(async () => (await import('./FitPart.tsx')).FitPart) },
  { key: 'posts', form: 'JOB_POSTS', parts: lists(['JobPost'], 'requisitionId') },
  { key: 'timeline', Part: drawn(async () => (await import('../../resource/tabs/HistoryPart.tsx')).HistoryPart) },
];
