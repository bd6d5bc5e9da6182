import { useDeferredValue, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import Check from 'lucide-react/icons/check';
import FileDown from 'lucide-react/icons/file-down';
import { useRights } from '../../providers/authSession.ts';
import { useCrumbs } from '../../resource/list/useCrumbs.ts';
import { useAmounts } from '../../salary/useAmounts.ts';
import { ReceiptDrawing } from '../../shell/drawings/ReceiptDrawing.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { TransferDialogs, type TransferAct } from './TransferDialogs.tsx';
import { TransferFoot } from './TransferFoot.tsx';
import { TransferView } from './TransferView.tsx';
import { readTransfer } from './readTransfer.ts';
import { PATH, sumAt, type TransferRow } from './transferred.ts';
import { useTransferPlace } from './useTransferPlace.ts';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';

const PAGE = 50;
const NOBODY: ReadonlyMap<string, TransferRow> = new Map();

/** /payroll/electronic-fund-transfer: whom a final payroll run pays by which account, the file for the bank, and what was transferred. */
export const FundTransfer = () => {
  const translate = useTranslate();
  const title = useScreenLabel()({ path: PATH });
  const crumbs = useCrumbs(PATH);
  const { update } = useRights('ELECTRONIC_FUND_TRANSFER');
  const { runId, standing, put } = useTransferPlace();
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const [limit, setLimit] = useState(PAGE);
  const [chosen, setChosen] = useState(NOBODY);
  const [act, setAct] = useState<TransferAct>();
  const { data, error, refetch } = useQuery({
    queryKey: ['fund-transfer', runId, standing, search, limit], placeholderData: keepPreviousData, retry: false,
    queryFn: ({ signal }) => readTransfer({ runId, standing, search, limit }, signal),
  });
  const money = useAmounts(data?.currency ?? 'USD');
  const transfer = data ?? undefined;
  const blocked = transfer && sumAt(transfer, 'TO_PAY').people === 0 ? { disabledReason: translate('transfer.noneToPay') } : {};
  const nothing = transfer && sumAt(transfer, 'TO_PAY').people + sumAt(transfer, 'TRANSFERRED').people === 0 ? { disabledReason: translate('transfer.noneToPay') } : {};
  const actions: readonly HeaderAction[] = transfer === undefined ? [] : [
    { key: 'file', kind: 'outlined', label: translate('transfer.file.menu'), icon: <FileDown />, ...(transfer.seesAccounts ? nothing : { disabledReason: translate('transfer.file.noRight') }), run: () => setAct({ kind: 'file', isOfChosen: false }) },
    ...(update ? [{ key: 'mark', kind: 'filled', label: translate('transfer.mark.menu'), shortLabel: translate('transfer.mark.short'), icon: <Check />, ...blocked, run: () => setAct({ kind: 'mark', isOfChosen: false }) } as const] : []),
  ];
  const choose = (rows: readonly TransferRow[], isOn: boolean): void => {
    const next = new Map(chosen);
    for (const row of rows) if (isOn) next.set(row.id, row); else next.delete(row.id);
    setChosen(next);
  };
  const show = (next: Partial<{ run: string; standing: typeof standing; search: string }>): void => {
    setLimit(PAGE);
    if (next.run !== undefined) setChosen(NOBODY);
    if (next.search !== undefined) setText(next.search);
    else put(next.run ?? runId, next.standing === undefined ? standing : next.standing);
  };
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} favourite={PATH} actions={actions} divided />
      {error && data === undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton widths={[480, 320, 480]} /> : null}
      {data === null ? <EmptyState drawing={<ReceiptDrawing />} title={translate('transfer.none')} message={translate('transfer.noneWhy')} /> : null}
      {transfer ? (
        <>
          <TransferView transfer={transfer} title={title} standing={standing} text={text} money={money} chosen={chosen} onChoose={update || transfer.seesAccounts ? choose : undefined} onShow={show} onMore={() => setLimit(limit + 2 * PAGE)} />
          <TransferFoot transfer={transfer} chosen={[...chosen.values()]} money={money} mayMark={update} onAct={(kind) => setAct({ kind, isOfChosen: true })} onClear={() => setChosen(NOBODY)} />
          {act ? <TransferDialogs act={act} transfer={transfer} chosen={[...chosen.values()]} money={money} onClose={() => setAct(undefined)} onDone={() => { setAct(undefined); setChosen(NOBODY); }} /> : null}
        </>
      ) : null}
    </>
  );
};
