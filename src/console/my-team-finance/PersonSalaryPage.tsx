import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetOne, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import { useRights } from '../providers/authSession.ts';
import { useRecordActs } from '../resource/acts/useRecordActs.tsx';
import { RecordHeader } from '../resource/form/RecordHeader.tsx';
import { useTitleOf } from '../resource/form/useTitleOf.ts';
import { HistoryDrawer } from '../resource/history/HistoryDrawer.tsx';
import { RecordFailure } from '../resource/show/RecordFailure.tsx';
import { SalaryTimeline } from '../salary/SalaryTimeline.tsx';
import { Note } from '../shell/pieces/Note.tsx';
import { isGone } from '../shell/refusedOf.ts';
import { ScreenFrame } from '../shell/ScreenFrame.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { onNarrow } from '../shell/widths.ts';
import { ReviseButton } from './ReviseButton.tsx';
import { ShownSalary } from './ShownSalary.tsx';
import { useEmployeeSalaries } from './useEmployeeSalaries.ts';
import type { RecordPageProps } from '../recordPages.ts';
import type { Row } from '../providers/data/row.ts';
import type { HeaderAction } from '../shell/HeaderActions.tsx';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16 });
const Columns = styled('div')({
  display: 'grid', gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)', gap: '24px 40px', maxWidth: 1160, alignItems: 'start',
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h2': { margin: '0 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  '& > nav': { margin: '0 -12px' }, '& > nav > h2': { padding: '0 12px' },
});

const Figures = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

/** Steps that stand as the button of the page; the others are in 'more'. */
const FIRST: ReadonlySet<string> = new Set(['ask', 'approve', 'apply']);

const REVISIONS = '/my-team-finance/salary-info/salary-revision';

/** The salary of a person: what it comes to, and all that were before and are being talked about; a press shows another one. */
export const PersonSalaryPage = ({ target, id }: RecordPageProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const titleOf = useTitleOf();
  const { update } = useRights('SALARY_REVISION');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const { data: record, error, refetch } = useGetOne<Row>(target.name, { id }, { retry: false });
  const { data: salaries, isPlaceholderData } = useEmployeeSalaries(record);
  const { acts, dialog } = useRecordActs({ target, idsOf: () => [id], row: record, onDone: () => undefined });
  usePageTitle(record ? titleOf(target, record) : '…');
  const { screen } = target;
  const leave = (): void => void navigate(screen.path);
  if (error && (!record || isGone(error))) return <RecordFailure error={error} screen={screen} onRetry={() => void refetch()} />;
  if (!record) return <ScreenFrame screen={screen} />;
  const isDraft = record['status'] === 'DRAFT';
  // Who asked for it may not decide: that is said, and not offered.
  const isOwnRequest = salaries?.find(({ salaryId }) => salaryId === Number(id))?.isOwnRequest === true;
  const offered = acts.filter(({ key }) => !(isOwnRequest && key === 'approve'));
  const first = offered.find(({ key }) => FIRST.has(key));
  const extra: readonly HeaderAction[] = offered.map((act) => ({ ...act, kind: act === first ? 'filled' : 'more' }));
  // Another one followed, or it was for a time that is over: this screen lists what holds.
  const isFormer = screen.form === 'SALARY_DETAILS' && record['status'] === 'APPLIED' && record['isPresent'] !== true;
  const shown = salaries?.find(({ salaryId }) => salaryId === (chosen ?? Number(id)));
  return (
    <>
      <RecordHeader target={target} record={record} isHistoryOpen={isHistoryOpen} onHistory={() => setHistoryOpen(true)} onDeleted={leave} extra={isFormer ? [] : extra} isReadOnly={isFormer}>
        {isDraft && update ? <Button startIcon={<Pencil />} onClick={() => void navigate(`${REVISIONS}/${id}/edit`)}>{translate('form.edit')}</Button> : null}
        <ReviseButton record={record} />
      </RecordHeader>
      <Scroll>
        <Columns>
          <nav aria-label={translate('salaries.history')}>
            <h2>{translate('salaries.history')}</h2>
            {salaries ? <SalaryTimeline salaries={salaries} shown={chosen ?? Number(id)} onShow={setChosen} label={translate('salaries.history')} /> : null}
          </nav>
          <Figures>
            {isFormer && shown?.salaryId === Number(id) ? <Note tone="info" title={translate('salaries.former')} /> : null}
            <ShownSalary salary={shown} isLoading={salaries === undefined || (isPlaceholderData && shown === undefined)} />
          </Figures>
        </Columns>
      </Scroll>
      {dialog}
      {isHistoryOpen ? <HistoryDrawer target={target} id={id} onClose={() => setHistoryOpen(false)} onGone={leave} /> : null}
    </>
  );
};
