import { useEffect, useState } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import type { BulkJob } from '../../../shell/work/bulkJob.ts';
import { useWorkNews } from '../../../shell/work/useWorkNews.ts';
import { WorkNews } from '../../../shell/work/WorkNews.tsx';

/** Milliseconds after which a region that is new to the page is known to those who read it out. */
const KNOWN = 500;
/** Milliseconds within which work begins that nothing comes before. */
const TURN = 2000;

/** False until so many milliseconds after it was first drawn. */
const useAfter = (milliseconds: number): boolean => {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isAfter;
};

const Heard = ({ job, what, text }: { readonly job: BulkJob; readonly what: string; readonly text: string }) => {
  useWorkNews(job, what, text);
  return null;
};

type Props = { readonly job: BulkJob; /** Message of how far it is. */ readonly progress: 'bulk.progress' | 'bulk.delete.progress'; readonly label: string };

/** How far work on many records is. Those who hear it are told each step of it and each tenth, in a region of the dialog: all others are hidden behind it. */
export const BulkProgress = ({ job, progress, label }: Props) => {
  const { progress: done, total } = job;
  const translate = useTranslate();
  const words = useEntityWords(useListModel().target.resource);
  const isKnown = useAfter(KNOWN);
  const isLate = useAfter(TURN);
  const state = job.state === 'WAITING' && !isLate ? 'RUNNING' : job.state;
  const text = state === 'WAITING' ? translate('bulk.waiting') : total === null ? translate('bulk.counting') : translate(progress, { done: words.number(done), total: words.number(total) });
  return (
    <>
      <WorkNews />
      {isKnown ? <Heard job={{ ...job, state }} what={label} text={text} /> : null}
      <p>{text}</p>
      <p>{translate('bulk.goesOn')}</p>
      <LinearProgress aria-label={label} {...(total === null ? {} : { variant: 'determinate' as const, value: total === 0 ? 100 : (done / total) * 100 })} />
    </>
  );
};
