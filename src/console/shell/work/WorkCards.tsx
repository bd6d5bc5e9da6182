import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { entityWords } from '../../resource/list/entityWords.ts';
import { useTellFailure } from '../failure/useTellFailure.ts';
import { ProgressCard } from '../pieces/ProgressCard.tsx';
import { useSecondsLeft } from '../pieces/useSecondsLeft.ts';
import { useSignal } from '../signal.ts';
import { snackbar } from '../snackbar/snackbars.ts';
import { onPhone } from '../widths.ts';
import { cancelBulkEdit } from './bulkJob.ts';
import type { BulkJob } from './bulkJob.ts';
import { DownloadCard } from './DownloadCard.tsx';
import type { Download } from './downloads.ts';
import { useLoadedMessages } from './useLoadedMessages.ts';
import { useWorkNews } from './useWorkNews.ts';
import { placeWork } from './works.ts';

/** Above the place of messages while one is there. */
const Place = styled('div')({
  position: 'fixed',
  zIndex: 1300,
  left: 'calc(var(--sheet-left, 0px) + 16px)',
  bottom: 'calc(8px + var(--sheet-foot, 44px) + 12px)',
  display: 'grid',
  gap: 8,
  '&[data-below]': { paddingBottom: 64 },
  [onPhone]: { left: 8, right: 8, bottom: 'calc(var(--sheet-foot, 0px) + 16px)', 'body:has([data-save-bar]) &': { bottom: 100 }, '&[data-below]': { paddingBottom: 96 }, '& > section': { width: 'auto' }, '& button': { minHeight: 44 } },
  '@media print': { display: 'none' },
});

const TITLES = { EDIT: 'bulk.title', DELETE: 'bulk.delete.title', UNDO: 'bulk.undo.title' } as const;

const WorkCard = ({ job }: { readonly job: BulkJob }) => {
  const { id, kind, step, entity, state, progress, total } = job;
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const words = entityWords(entity, translate, tagOf(useLocale()));
  const secondsLeft = useSecondsLeft(progress, total ?? 0);
  const how = kind === 'DELETE' ? 'bulk.delete.progress' : 'bulk.progress';
  // What is closed is one, whatever follows from it.
  const counted = total === null ? words.word(2) : words.counted(total);
  const what = kind === 'STEP' ? translate(`${entity}.${step ?? ''}`) : kind === 'CLOSE' || kind === 'RECKON' ? translate(entity, { smart_count: 1 }) : translate(TITLES[kind], { what: counted });
  const text = state === 'WAITING' ? translate('bulk.waiting') : total === null ? translate('bulk.counting') : translate(how, { done: words.number(progress), total: words.number(total) });
  useWorkNews(job, what, text);
  return (
    <ProgressCard
      what={what}
      done={progress}
      total={total}
      text={text}
      {...(secondsLeft === undefined ? {} : { secondsLeft })}
      onCancel={() => void cancelBulkEdit(id).catch((error: unknown) => tellFailure(error))}
      onBackground={() => placeWork(id, 'NOWHERE')}
    />
  );
};

type Props = { readonly jobs: readonly BulkJob[]; readonly files: readonly Download[] };

/** How far the work on very many records is that no dialog shows, and files that take long. It goes on when the card is closed; its end is said. */
export const WorkCards = ({ jobs, files }: Props) => {
  const isBelow = useSignal(snackbar) !== undefined;
  const loaded = useLoadedMessages(['pages', 'forms', ...new Set(jobs.map(({ endpoint }) => endpoint))]);
  const shown = jobs.filter(({ endpoint }) => ['pages', 'forms', endpoint].every((part) => loaded.has(part)));
  if (shown.length === 0 && files.length === 0) return null;
  return (
    <Place {...(isBelow ? { 'data-below': true } : {})}>
      {shown.map((job) => (
        <WorkCard key={job.id} job={job} />
      ))}
      {files.map((download) => (
        <DownloadCard key={download.id} download={download} />
      ))}
    </Place>
  );
};
