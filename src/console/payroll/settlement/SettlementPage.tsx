import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useRights } from '../../providers/authSession.ts';
import { useRecordActs } from '../../resource/acts/useRecordActs.tsx';
import { RecordHeader } from '../../resource/form/RecordHeader.tsx';
import { useTitleOf } from '../../resource/form/useTitleOf.ts';
import { HistoryDrawer } from '../../resource/history/HistoryDrawer.tsx';
import { RecordFailure } from '../../resource/show/RecordFailure.tsx';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { isGone } from '../../shell/refusedOf.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { SettlementView } from './SettlementView.tsx';
import { saveSettlement, useSettlementSheet } from './settlementSheet.ts';
import type { SheetLine } from './settlementSheet.ts';
import type { Row } from '../../providers/data/row.ts';
import type { RecordPageProps } from '../../recordPages.ts';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16 });

const FILLED: ReadonlySet<string> = new Set(['submit', 'finalize', 'pay']);

/** A settlement with all its lines, what waits, and what is done with it. */
export const SettlementPage = ({ target, id }: RecordPageProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleOf = useTitleOf();
  const tellFailure = useTellFailure();
  const { update } = useRights('FULL_AND_FINAL_SETTLEMENT');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [adjusted, setAdjusted] = useState<SheetLine | 'NEW'>();
  const { data: record, error, refetch } = useGetOne<Row>(target.name, { id }, { retry: false });
  const sheet = useSettlementSheet(id, record);
  const { acts, dialog } = useRecordActs({ target, idsOf: () => [id], row: record, onDone: () => undefined });
  usePageTitle(record ? titleOf(target, record) : '…');
  const { screen } = target;
  const leave = (): void => void navigate(screen.path);
  if (error && (!record || isGone(error))) return <RecordFailure error={error} screen={screen} onRetry={() => void refetch()} />;
  if (!record) return <ScreenFrame screen={screen} />;
  const isOwn = screen.form === 'MY_PAYSLIP';
  const canAdjust = !isOwn && update && record['status'] === 'DRAFT';
  const offered = sheet.data?.isOwn ? acts.filter(({ key }) => key !== 'finalize') : acts;
  const main = offered.find(({ key }) => FILLED.has(key))?.key;
  const extra: readonly HeaderAction[] = [
    ...offered.map((act): HeaderAction => ({ ...act, kind: act.key === main ? 'filled' : act.isDestructive ? 'more' : 'outlined' })),
    ...(canAdjust ? [{ key: 'add', kind: 'outlined' as const, label: translate('settlements.adjust.add'), icon: <Plus />, run: () => setAdjusted('NEW') }] : []),
    { key: 'download', kind: isOwn ? 'filled' : 'outlined', label: translate('settlements.download'), icon: <Download />, run: () => void saveSettlement(id).catch(tellFailure) },
  ];
  return (
    <>
      <RecordHeader target={target} record={record} isHistoryOpen={isHistoryOpen} onHistory={() => setHistoryOpen(true)} onDeleted={leave} extra={extra} />
      <Scroll role="region" aria-label={titleOf(target, record)} tabIndex={0}>
        {sheet.error && !sheet.data ? <ErrorState error={sheet.error} onRetry={() => void sheet.refetch()} /> : null}
        {sheet.data ? <SettlementView sheet={sheet.data} isOwn={isOwn} onAdjust={canAdjust ? setAdjusted : undefined} /> : sheet.error ? null : <Skeleton widths={[480, 320, 480]} />}
      </Scroll>
      {dialog}
      {adjusted !== undefined && sheet.data ? <AdjustDialog sheet={sheet.data} line={adjusted === 'NEW' ? null : adjusted} onClose={() => setAdjusted(undefined)} /> : null}
      {isHistoryOpen ? <HistoryDrawer target={target} id={id} onClose={() => setHistoryOpen(false)} onGone={leave} /> : null}
    </>
  );
};
