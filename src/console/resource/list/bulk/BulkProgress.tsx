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

const Heard = ({ job, what, text }: { readonly job: BulkJob; readonly what: string; readonly text: string }) => {
  useWorkNews(job, what, text);
  return null;
};

type Props = { readonly job: BulkJob; /** Message of how far it is. */ readonly progress: 'bulk.progress' | 'bulk.delete.progress'; readonly label: string };

/** How far work on many records is. Those who hear it are told each step of it and each tenth, in a region of the dialog: all others are hidden behind it. */
export const BulkProgress = ({ job, progress, label }: Props) => {
  const { state, progress: done, total } = job;
  const translate = useTranslate();
  const words = useEntityWords(useListModel().target.resource);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN);
    return () => clearTimeout(timer);
  }, []);
  const text = state === 'WAITING' ? translate('bulk.waiting') : total === null ? translate('bulk.counting') : translate(progress, { done: words.number(done), total: words.number(total) });
  return (
    <>
      <WorkNews />
      {isKnown ? <Heard job={job} what={label} text={text} /> : null}
      <p>{text}</p>
      <p>{translate('bulk.goesOn')}</p>
      <LinearProgress aria-label={label} {...(total === null ? {} : { variant: 'determinate' as const, value: total === 0 ? 100 : (done / total) * 100 })} />
    </>
  );
};
