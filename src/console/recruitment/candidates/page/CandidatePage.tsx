import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useRecordActs } from '../../../resource/acts/useRecordActs.tsx';
import { HeaderWord } from '../../../resource/form/HeaderWord.tsx';
import { RecordHeader } from '../../../resource/form/RecordHeader.tsx';
import { recordTitle } from '../../../resource/form/recordName.ts';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { HistoryDrawer } from '../../../resource/history/HistoryDrawer.tsx';
import { Tabs } from '../../../resource/panel/Tabs.tsx';
import { useTalk } from '../../../resource/panel/useTalk.ts';
import { RecordFailure } from '../../../resource/show/RecordFailure.tsx';
import { TabParts } from '../../../resource/tabs/TabParts.tsx';
import { Skeleton } from '../../../shell/pieces/Skeleton.tsx';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { StagePath } from '../flow/StagePath.tsx';
import { CandidateHead } from './CandidateHead.tsx';
import { useCandidateTabs } from './useCandidateTabs.ts';
import { useElsewhere } from './useElsewhere.ts';
import type { RecordPageProps } from '../../../recordPages.ts';
import type { Row } from '../../../providers/data/row.ts';

/** A candidate: who it is, where they stand, what can be done, and everything that belongs to them, a tab each, fetched when it is opened. */
export const CandidatePage = ({ target, id }: RecordPageProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const formats = useCellFormats();
  const { tab: asked } = useParams();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { data: record, error, refetch } = useGetOne<Row>(target.name, { id }, { retry: false });
  const { resource, screen } = target;
  const tabs = useCandidateTabs(target);
  const { mayUpdate } = useFieldRights(resource, screen);
  const { acts, dialog } = useRecordActs({ target, row: record, idsOf: () => [id], onDone: () => undefined });
  const isLooking = useElsewhere(target, id, error);
  const talk = useTalk({ type: resource.type, id });
  const title = record ? recordTitle(resource, record, formats) : '…';
  usePageTitle(title);
  const leave = () => void navigate(screen.path);
  if (error && !isLooking) return <RecordFailure error={error} screen={screen} onRetry={() => void refetch()} />;
  if (!record || error) return <Skeleton widths={[320, 200, 480, 480, 480]} />;
  const current = tabs.find(({ key }) => key === asked) ?? tabs[0];
  if (!current) return null;
  const counts: Readonly<Record<string, number | undefined>> = { notes: talk?.comments, files: talk?.files };
  return (
    <>
      <RecordHeader target={target} record={record} isHistoryOpen={isHistoryOpen} onHistory={() => setHistoryOpen(true)} onDeleted={leave} extra={acts.map((act) => ({ ...act, kind: 'more' as const }))}>
        {mayUpdate ? (
          <Button startIcon={<Pencil />} onClick={() => void navigate(`${screen.path}/${id}/edit`)}>
            <HeaderWord>{translate('form.edit')}</HeaderWord>
          </Button>
        ) : null}
      </RecordHeader>
      <CandidateHead target={target} record={record} />
      <StagePath target={target} record={record} />
      <Tabs
        id={`candidate-${id}`}
        label={title}
        tabs={tabs.map(({ key }) => ({ key, label: translate(`candidates.tab.${key}`), count: counts[key] }))}
        current={current.key}
        onChoose={(key) => void navigate(`${screen.path}/${id}/${key}`, { replace: true })}
      >
        <Suspense fallback={<Skeleton widths={[320, 200, 480]} />}>
          {current.Part ? <current.Part target={target} record={record} /> : null}
          {current.parts.length > 0 ? <TabParts key={current.key} target={target} record={record} tab={current} label={translate(`candidates.tab.${current.key}`)} /> : null}
        </Suspense>
      </Tabs>
      {dialog}
      {isHistoryOpen ? <HistoryDrawer target={target} id={id} onClose={() => setHistoryOpen(false)} onGone={leave} /> : null}
    </>
  );
};
