import { useState } from 'react';
import { useGetOne } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useRecordActs } from '../../resource/acts/useRecordActs.tsx';
import { PageBody, PageColumn } from '../../resource/form/PageBody.tsx';
import { RecordHeader } from '../../resource/form/RecordHeader.tsx';
import { useTitleOf } from '../../resource/form/useTitleOf.ts';
import { HistoryDrawer } from '../../resource/history/HistoryDrawer.tsx';
import { RecordDetails } from '../../resource/show/RecordDetails.tsx';
import { RecordFailure } from '../../resource/show/RecordFailure.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import type { Row } from '../../providers/data/row.ts';
import type { RecordPageProps } from '../../recordPages.ts';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';

/** An alert: what was found, who was told, and what is done with it. */
export const AlertPage = ({ target, id }: RecordPageProps) => {
  const navigate = useNavigate();
  const titleOf = useTitleOf();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { data: record, error, refetch } = useGetOne<Row>(target.name, { id }, { retry: false });
  const { acts, dialog } = useRecordActs({ target, idsOf: () => [id], row: record, onDone: () => undefined });
  usePageTitle(record ? titleOf(target, record) : '…');
  const { resource, screen } = target;
  const leave = (): void => void navigate(screen.path);
  if (error && (!record || isGone(error))) return <RecordFailure error={error} screen={screen} onRetry={() => void refetch()} />;
  if (!record) return <ScreenFrame screen={screen} />;
  const extra = acts.map((act): HeaderAction => ({ ...act, kind: act.key === 'close' ? 'filled' : 'outlined' }));
  return (
    <>
      <RecordHeader target={target} record={record} isHistoryOpen={isHistoryOpen} onHistory={() => setHistoryOpen(true)} onDeleted={leave} extra={extra} />
      <PageBody as="div">
        <PageColumn>
          <RecordDetails resource={resource} screen={screen} record={record} />
        </PageColumn>
      </PageBody>
      {dialog}
      {isHistoryOpen ? <HistoryDrawer target={target} id={id} onClose={() => setHistoryOpen(false)} onGone={leave} /> : null}
    </>
  );
};
