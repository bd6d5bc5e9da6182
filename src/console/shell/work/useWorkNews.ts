import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'ra-core';
import type { BulkJob } from './bulkJob.ts';
import { workNews } from './workNews.ts';

/** Tells those who hear the page that a work has begun, waits or is counted, and then each tenth; no share of what is not counted yet. */
export const useWorkNews = ({ state, progress, total }: BulkJob, what: string, text: string): void => {
  const translate = useTranslate();
  const tenth = total === null || total === 0 ? 0 : Math.floor((progress / total) * 10);
  const step = state === 'WAITING' ? 'waiting' : total === null ? 'counting' : tenth;
  const tell = useEffectEvent((now: typeof step) => workNews.set({ what, how: typeof now === 'number' && now > 0 ? translate('shell.progress.percent', { percent: now * 10 }) : text }));
  useEffect(() => tell(step), [step]);
  useEffect(() => () => workNews.set(undefined), []);
};
