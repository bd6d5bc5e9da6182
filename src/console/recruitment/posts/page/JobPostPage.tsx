import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useRecordActs } from '../../../resource/acts/useRecordActs.tsx';
import { RecordHeader } from '../../../resource/form/RecordHeader.tsx';
import { recordTitle } from '../../../resource/form/recordName.ts';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { HistoryDrawer } from '../../../resource/history/HistoryDrawer.tsx';
import { Tabs } from '../../../resource/panel/Tabs.tsx';
import { RecordFailure } from '../../../resource/show/RecordFailure.tsx';
import { TabParts } from '../../../resource/tabs/TabParts.tsx';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useStanding } from '../useStanding.ts';
import { PostHead } from './PostHead.tsx';
import { usePostTabs } from './usePostTabs.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { RecordPageProps } from '../../../recordPages.ts';

/** Steps that stand as the button of the page; the others are in 'more'. */
const FIRST: ReadonlySet<string> = new Set(['start', 'ask', 'approve', 'revise', 'resume', 'reopen']);

/** A job post: where it stands and what is next, its text and profile, who applied, who works on it and where it is published. */
export const JobPostPage = ({ target, id }: RecordPageProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const formats = useCellFormats();
  const { tab: asked } = useParams();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { data: record, error, refetch } = useGetOne<Row>(target.name, { id }, { retry: false });
  const { resource, screen } = target;
  const tabs = usePostTabs(target);
  const standing = useStanding(id);
  const { mayUpdate } = useFieldRights(resource, screen);
  const { acts, dialog } = useRecordActs({ target, row: record, idsOf: () => [id], onDone: () => undefined });
  const title = record ? recordTitle(resource, record, formats) : '…';
  usePageTitle(title);
  const leave = () => void navigate(screen.path);
  if (error) return <RecordFailure error={error} screen={screen} onRetry={() => void refetch()} />;
  if (!record) return <Skeleton widths={[320, 200, 480, 480, 480]} />;
  const current = tabs.find(({ key }) => key === asked) ?? tabs[0];
  if (!current) return null;
  // Who asked for it may not decide: that is said, and not offered.
  const offered = acts.filter(({ key }) => !(standing?.isOwnRequest === true && (key === 'approve' || key === 'reject')));
  const first = offered.find(({ key }) => FIRST.has(key));
  return (
    <>
      <RecordHeader
        target={target}
        record={record}
        isHistoryOpen={isHistoryOpen}
        onHistory={() => setHistoryOpen(true)}
        onDeleted={leave}
        extra={offered.map((act) => ({ ...act, kind: act === first ? ('filled' as const) : ('more' as const) }))}
      >
        {mayUpdate ? (
          <Button startIcon={<Pencil />} onClick={() => void navigate(`${screen.path}/${id}/edit`)}>
            {translate('form.edit')}
          </Button>
        ) : null}
      </RecordHeader>
      <PostHead record={record} />
      <Tabs
        id={`job-post-${id}`}
        label={title}
        tabs={tabs.map(({ key }) => ({ key, label: translate(`posts.tab.${key}`), count: key === 'candidates' ? standing?.applicants : undefined }))}
        current={current.key}
        onChoose={(key) => void navigate(`${screen.path}/${id}/${key}`, { replace: true })}
      >
        <Suspense fallback={<Skeleton widths={[320, 200, 480]} />}>
          {current.Part ? <current.Part target={target} record={record} /> : null}
          {current.parts.length > 0 ? <TabParts key={current.key} target={target} record={record} tab={current} label={translate(`posts.tab.${current.key}`)} /> : null}
        </Suspense>
      </Tabs>
      {dialog}
      {isHistoryOpen ? <HistoryDrawer target={target} id={id} onClose={() => setHistoryOpen(false)} onGone={leave} /> : null}
    </>
  );
};
