import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'ra-core';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import type { ImportJob, RowFilter } from '../job/importJob.ts';
import { useFixes } from './useFixes.ts';
import { useLeftOut } from './useLeftOut.ts';
import { useReviewRows } from './useReviewRows.ts';

/** The import as its last finished check left it: it is shown until the next check is done. */
const useChecked = (job: ImportJob): ImportJob => {
  const [checked, setChecked] = useState(job);
  useEffect(() => {
    if (job.state === 'REVIEW') setChecked(job);
  }, [job]);
  return job.state === 'REVIEW' ? job : checked;
};

/** What the review shows: problems by cause, corrections so far, and the rows of what is chosen of them. */
export const useReview = (job: ImportJob, refresh: () => Promise<unknown>) => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const checked = useChecked(job);
  const groups = checked.problems;
  const [chosen, setChosen] = useState<RowFilter>();
  const isGone = (chosen?.cause !== undefined && !groups.some(({ cause }) => cause === chosen.cause)) || (chosen?.alike === true && checked.alike === 0);
  useEffect(() => {
    if (isGone) setChosen(undefined);
  }, [isGone]);
  const [first] = groups;
  const usual: RowFilter = first ? { cause: first.cause } : checked.alike > 0 ? { alike: true } : {};
  const filter = chosen !== undefined && !isGone ? chosen : usual;
  const onFailure = useCallback((failure: unknown) => tellFailure(failure, { action: 'import' }), [tellFailure]);
  const fixes = useFixes(job, refresh, onFailure);
  const rows = useReviewRows(job.id, checked.updatedAt, filter);
  const leftOut = useLeftOut(job.id, rows, refresh, onFailure);
  return {
    checked,
    groups,
    group: groups.find(({ cause }) => cause === filter.cause),
    filter,
    choose: setChosen,
    fixes,
    leftOut,
    rows,
    onFailure,
    /** Said to those who hear the page after each check. */
    news: job.state === 'REVIEW' ? translate('import.review.news', { ready: job.ready, faulty: job.faulty }) : '',
  };
};
