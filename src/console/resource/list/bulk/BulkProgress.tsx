import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import type { BulkJob } from '../../../shell/work/bulkJob.ts';

type Props = { readonly job: BulkJob; /** Message of how far it is. */ readonly progress: 'bulk.progress' | 'bulk.delete.progress'; readonly label: string };

/** How far work on many records is. */
export const BulkProgress = ({ job: { state, progress: done, total }, progress, label }: Props) => {
  const translate = useTranslate();
  const words = useEntityWords(useListModel().target.resource);
  return (
    <div role="status">
      <p>{state === 'WAITING' ? translate('bulk.waiting') : total === null ? translate('bulk.counting') : translate(progress, { done: words.number(done), total: words.number(total) })}</p>
      <p>{translate('bulk.goesOn')}</p>
      <LinearProgress aria-label={label} {...(total === null ? {} : { variant: 'determinate' as const, value: total === 0 ? 100 : (done / total) * 100 })} />
    </div>
  );
};
