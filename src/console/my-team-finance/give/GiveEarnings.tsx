import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { useUndoable } from '../../resource/form/useUndoable.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FormDenied } from '../../shell/states/FormDenied.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { AheadList } from './AheadList.tsx';
import { GiveChoice } from './GiveChoice.tsx';
import { useAhead } from './useAhead.ts';
import type { Asked } from './useAhead.ts';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, '& > *': { maxWidth: 744 }, '& > p': { margin: '0 0 16px', fontSize: 14, lineHeight: '20px', color: 'var(--text-2)' } });
const Foot = styled('footer')({ display: 'flex', justifyContent: 'flex-end', gap: 8, padding: '10px 16px', borderTop: '1px solid var(--line)', flex: 'none' });

const list = '/my-team-finance/benefits-and-deduction/one-time-earnings';
const key = 'screen.my-team-finance.benefits-and-deduction.one-time-earnings.give';
const nothing: Asked = { kindId: null, payoutDate: null, departmentId: null, locationId: null };

/** …/one-time-earnings/give: one kind for several employees, looked at before it is added; one undo takes it back. */
export const GiveEarnings = () => {
  const translate = useTranslate();
  const title = translate(key);
  const { add } = useRights('ONE_TIME_EARNINGS');
  if (add) return <Giving title={title} />;
  return (
    <>
      <PageHeader title={title} divided />
      <FormDenied form="ONE_TIME_EARNINGS" name={title} />
    </>
  );
};

const Giving = ({ title }: { readonly title: string }) => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const navigate = useNavigate();
  const undoable = useUndoable();
  const tellFailure = useTellFailure();
  const [asked, setAsked] = useState(nothing);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isWorking, setWorking] = useState(false);
  const { data, error, refetch, isOld, give } = useAhead(asked);
  const picked = (data?.rows ?? []).filter(({ employeeId, problem }) => problem == null && !left.has(employeeId)).map(({ employeeId }) => employeeId);
  const save = async (): Promise<void> => {
    setWorking(true);
    try {
      const { added, changeSet } = await give(picked);
      undoable({ endpoint: 'payroll-admin', changeSet: changeSet ?? null, message: translate('giveEarnings.done', { smart_count: added }), isToNote: true });
      void navigate(list);
    } catch (problem) {
      tellFailure(problem, { action: 'add' });
    } finally {
      setWorking(false);
    }
  };
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: labelOf({ path: list }), path: list }]} divided />
      <Scroll>
        <p>{translate('giveEarnings.intro')}</p>
        <GiveChoice
          onChange={(next) => {
            setAsked(next);
            setLeft(new Set());
          }}
        />
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {asked.kindId !== null && data === undefined && !error ? <Skeleton widths={[320, 480, 480]} /> : null}
        {data && data.totalRecords > data.rows.length ? <Note tone="warning" title={translate('giveEarnings.tooMany', { smart_count: data.totalRecords })} /> : null}
        {data?.totalRecords === 0 ? <EmptyState title={translate('common.noResults')} message={translate('giveEarnings.nobody')} /> : null}
        {data && data.rows.length > 0 ? <AheadList rows={data.rows} left={left} onLeft={setLeft} /> : null}
      </Scroll>
      <Foot data-save-bar>
        <Button onClick={() => void navigate(list)}>{translate('shell.cancel')}</Button>
        <Button variant="contained" disabled={picked.length === 0 || isOld} loading={isWorking} onClick={() => void save()}>
          {picked.length === 0 ? translate('giveEarnings.nothing') : translate('giveEarnings.add', { smart_count: picked.length })}
        </Button>
      </Foot>
    </>
  );
};
