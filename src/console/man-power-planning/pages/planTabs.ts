import { drawn, fields, lists, type RecordTab } from '../../resource/tabs/recordTabs.ts';

/** The tabs of a headcount plan. */
export const planTabs: readonly RecordTab[] = [
  { key: 'positions', parts: lists(['PlanSeat'], 'planId', ({ status }) => status === 'DRAFT') },
  { key: 'details', parts: [fields('plan')] },
  { key: 'timeline', Part: drawn(async () => (await import('../../resource/tabs/HistoryPart.tsx')).HistoryPart) },
];
