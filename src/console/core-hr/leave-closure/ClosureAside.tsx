import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { useRights } from '../../providers/authSession.ts';
import { useUndoable } from '../../resource/form/useUndoable.ts';
import { listAddress } from '../../resource/panel/listAddress.ts';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useToday } from '../../shell/useToday.ts';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { ClosureTable } from './ClosureTable.tsx';
import { useClosure } from './useClosure.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

/** Below a closure that is saved and open: what running it does, and the button that does it after a question. */
export const ClosureAside = ({ values }: FormAsideProps) => {
  const { id } = useParams();
  return id === undefined || values['status'] === 'CLOSED' ? null : <Effect id={id} year={String(values['year'] ?? '')} leaveTypeId={values['leaveTypeId'] == null ? null : String(values['leaveTypeId'])} />;
};

type EffectProps = { readonly id: string; readonly year: string; readonly leaveTypeId: string | null };

/** The requests that the closure waits for. */
const waiting = ({ year, leaveTypeId }: EffectProps): string =>
  listAddress('/core-hr/time-off-management', { status: { equals: 'PENDING' }, fromDate: { from: `${year}-01-01`, to: `${year}-12-31` }, ...(leaveTypeId === null ? {} : { leaveTypeId: { in: [leaveTypeId] } }) });

const Effect = (props: EffectProps) => {
  const { id, year } = props;
  const { view: seesRequests } = useRights('TIME_OFF_MANAGEMENT');
  const translate = useTranslate();
  const { isDirty } = useFormState();
  const undoable = useUndoable();
  const tellFailure = useTellFailure();
  const { data, error, refetch, run, isUnderWay } = useClosure(id);
  const today = useToday();
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const close = async (): Promise<void> => {
    setWorking(true);
    try {
      const done = await run();
      if (done) undoable({ endpoint: 'employee-self-service', changeSet: done.changeSet, message: translate('leaveClosure.done', { smart_count: done.balances }), isToNote: true, onUndone: () => void refetch() });
    } catch (problem) {
      tellFailure(problem, { action: 'update' });
    } finally {
      setWorking(false);
      setAsking(false);
    }
  };
  const isReady = data !== undefined && data.lines.length > 0 && data.pendingRequests === 0;
  return (
    <>
      <h2>{translate('leaveClosure.effect')}</h2>
      {error && !data ? <ErrorState small error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton widths={[320, 480, 480]} /> : null}
      {data ? data.lines.length === 0 ? <p>{translate('leaveClosure.none')}</p> : <ClosureTable lines={data.lines} /> : null}
      {data && data.pendingRequests > 0 ? <Note tone="warning" title={translate('leaveClosure.pending', { smart_count: data.pendingRequests })} /> : null}
      {data && data.pendingRequests > 0 && seesRequests ? <p style={{ marginTop: 8 }}><Link to={waiting(props)}>{translate('leaveClosure.toRequests', { smart_count: data.pendingRequests })}</Link></p> : null}
      {isDirty ? <p>{translate('leaveClosure.saveFirst')}</p> : null}
      {isReady ? (
        <Button variant="outlined" disabled={isDirty || isUnderWay} sx={{ marginTop: '16px' }} onClick={() => setAsking(true)}>
          {translate('leaveClosure.run')}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog title={translate('leaveClosure.ask', { year })} confirm={translate('leaveClosure.run')} isWorking={isWorking} onConfirm={() => void close()} onCancel={() => setAsking(false)}>
          <p>{translate('leaveClosure.askWhy')}</p>
          {today.slice(0, 4) === year ? <p>{translate('leaveClosure.notOver')}</p> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
};
