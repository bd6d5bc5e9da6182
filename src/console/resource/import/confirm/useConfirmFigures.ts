import { useTranslate } from 'ra-core';
import type { Figure } from '../frame/SummaryStrip.tsx';
import type { ImportJob } from '../job/importJob.ts';
import { useWizard } from '../WizardContext.ts';

/** What will happen, or what happened, to the rows of a file; the same four figures before and after. */
export const useConfirmFigures = (job: ImportJob): readonly Figure[] => {
  const translate = useTranslate();
  const { number } = useWizard();
  const isDone = job.state === 'DONE';
  const isUpdate = job.action === 'UPDATE';
  const written = isDone ? job.added + job.updated : job.ready;
  const done = job.undone ? 'import.figure.undone' : isUpdate ? 'import.figure.updated' : 'import.figure.added';
  const planned = isUpdate ? 'import.figure.toUpdate' : 'import.figure.toAdd';
  return [
    { key: 'rows', label: job.fileName, value: translate('import.rows', { smart_count: job.total, number: number(job.total) }) },
    { key: 'written', label: translate(isDone ? done : planned), value: written, tone: 'ok' },
    { key: 'omitted', label: translate(job.leftOut > 0 ? 'import.figure.out' : isDone ? 'import.figure.omitted' : 'import.figure.toOmit'), value: isDone ? job.omitted : job.faulty + job.leftOut, tone: 'off', isBad: true },
    { key: 'unchanged', label: translate('import.figure.unchanged'), value: job.unchanged, tone: 'none' },
  ];
};
