import { useNavigate } from 'react-router-dom';
import { useGetOne, useTranslate } from 'ra-core';
import FileText from 'lucide-react/icons/file-text';
import Landmark from 'lucide-react/icons/landmark';
import { useRights } from '../providers/authSession.ts';
import { listAddress } from '../resource/panel/listAddress.ts';
import { TabbedRecord } from '../resource/tabs/TabbedRecord.tsx';
import { drawn, lists, type RecordTab } from '../resource/tabs/recordTabs.ts';
import { PAYSLIPS } from './payslipPaths.ts';
import { RunHead } from './RunHead.tsx';
import { useRunWork } from './useRunWork.ts';
import type { Row } from '../providers/data/row.ts';
import type { RecordPageProps } from '../recordPages.ts';
import type { OfferedAct } from '../resource/acts/useRecordActs.tsx';
import type { HeaderAction } from '../shell/HeaderActions.tsx';

const tabs: readonly RecordTab[] = [
  { key: 'overview', covers: ['run', 'figures', 'steps'], Part: drawn(async () => (await import('./RunOverview.tsx')).RunOverview) },
  { key: 'payslips', parts: lists(['Payslip'], 'runId') },
];

/** A payroll run: what it comes to and what to look at, and its payslips. */
export const RunPage = ({ target, id }: RecordPageProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { view: transfers } = useRights('ELECTRONIC_FUND_TRANSFER');
  const { data: run } = useGetOne<Row>(target.name, { id }, { retry: false });
  const isBusy = useRunWork(id) !== undefined;
  const isPaidFrom = transfers && run?.['status'] === 'FINALIZED';
  const actionsOf = (offered: readonly OfferedAct[]): readonly HeaderAction[] => [
    // Nothing else is done to it while work goes on.
    ...(isBusy ? [] : offered).map((act): HeaderAction => ({ ...act, kind: act.key === 'finalize' ? 'filled' : act.key === 'reckon' ? 'outlined' : 'more' })),
    { key: 'look', kind: 'outlined', label: translate('payslips.lookThrough'), icon: <FileText />, run: () => void navigate(listAddress(PAYSLIPS, { runId: { in: [id] } })) },
    ...(isPaidFrom ? [{ key: 'transfer', kind: 'outlined', label: translate('transfer.ofRun'), icon: <Landmark />, run: () => void navigate(`/payroll/electronic-fund-transfer?run=${id}`) } as const] : []),
    // There is one run of a pay cycle.
    { key: 'duplicate', kind: 'more', label: translate('payslips.addAnother'), icon: <FileText />, run: () => void navigate(`${target.screen.path}/create`) },
  ];
  return <TabbedRecord target={target} id={id} words="payslips" tabs={tabs} Head={RunHead} actionsOf={actionsOf} />;
};
