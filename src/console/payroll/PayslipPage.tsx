import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import Download from 'lucide-react/icons/download';
import { useRecordActs } from '../resource/acts/useRecordActs.tsx';
import { RecordHeader } from '../resource/form/RecordHeader.tsx';
import { useTitleOf } from '../resource/form/useTitleOf.ts';
import { HistoryDrawer } from '../resource/history/HistoryDrawer.tsx';
import { RecordFailure } from '../resource/show/RecordFailure.tsx';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { isGone } from '../shell/refusedOf.ts';
import { ScreenFrame } from '../shell/ScreenFrame.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { PayslipView } from './PayslipView.tsx';
import { savePayslip, usePayslipSheet } from './payslipSheet.ts';
import type { Row } from '../providers/data/row.ts';
import type { RecordPageProps } from '../recordPages.ts';
import type { HeaderAction } from '../shell/HeaderActions.tsx';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16 });

/** A payslip with all its lines, and what is done with it. */
export const PayslipPage = ({ target, id }: RecordPageProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleOf = useTitleOf();
  const tellFailure = useTellFailure();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { data: record, error, refetch } = useGetOne<Row>(target.name, { id }, { retry: false });
  const sheet = usePayslipSheet(id, record);
  const { acts, dialog } = useRecordActs({ target, idsOf: () => [id], row: record, onDone: () => undefined });
  usePageTitle(record ? titleOf(target, record) : '…');
  const { screen } = target;
  const leave = (): void => void navigate(screen.path);
  if (error && (!record || isGone(error))) return <RecordFailure error={error} screen={screen} onRetry={() => void refetch()} />;
  if (!record) return <ScreenFrame screen={screen} />;
  const extra: readonly HeaderAction[] = [
    ...acts.map((act): HeaderAction => ({ ...act, kind: 'outlined' })),
    { key: 'download', kind: 'filled', label: translate('payslips.download'), icon: <Download />, run: () => void savePayslip(id).catch(tellFailure) },
  ];
  return (
    <>
      <RecordHeader target={target} record={record} isHistoryOpen={isHistoryOpen} onHistory={() => setHistoryOpen(true)} onDeleted={leave} extra={extra} />
      <Scroll role="region" aria-label={titleOf(target, record)} tabIndex={0}>
        {sheet.error && !sheet.data ? <ErrorState error={sheet.error} onRetry={() => void sheet.refetch()} /> : null}
        {sheet.data ? <PayslipView sheet={sheet.data} isOwn={screen.form === 'MY_PAYSLIP'} /> : sheet.error ? null : <Skeleton widths={[480, 320, 480]} />}
      </Scroll>
      {dialog}
      {isHistoryOpen ? <HistoryDrawer target={target} id={id} onClose={() => setHistoryOpen(false)} onGone={leave} /> : null}
    </>
  );
};
