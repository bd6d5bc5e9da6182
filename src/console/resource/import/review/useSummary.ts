import { useTranslate } from 'ra-core';
import type { Figure } from '../frame/SummaryStrip.tsx';
import type { ImportJob, RowFilter } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';

/** The four figures of a checked file; each shows its rows, and Need a fix goes back to the causes. */
export const useSummary = (job: ImportJob, filter: RowFilter, choose: (filter: RowFilter) => void): readonly Figure[] => {
  const translate = useTranslate();
  const { number } = useWizard();
  const isAll = filter.cause === undefined && filter.status === undefined && filter.alike === undefined;
  return [
    { key: 'rows', label: job.fileName, value: translate('import.rows', { smart_count: job.total, number: number(job.total) }), isChosen: isAll, choose: () => choose({}) },
    { key: 'ready', label: translate(job.action === 'UPDATE' ? 'import.review.readyUpdate' : 'import.review.ready'), value: job.ready, tone: 'ok', isChosen: filter.status === 'READY', choose: () => choose({ status: 'READY' }) },
    { key: 'faulty', label: translate('import.review.faulty'), value: job.faulty, tone: 'off', isBad: true, isChosen: filter.status === 'FAULTY', choose: () => choose({ status: 'FAULTY' }) },
    { key: 'unchanged', label: translate('import.review.unchanged'), value: job.unchanged, tone: 'none', isChosen: filter.status === 'UNCHANGED', choose: () => choose({ status: 'UNCHANGED' }) },
  ];
};
