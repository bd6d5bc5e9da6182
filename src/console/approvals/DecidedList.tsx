import { print } from 'graphql';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { ReadDecidedRequestsDocument } from '../../../generated/dynamic-form-builder/operations.ts';
import { requestKinds } from '../../domain/approvals/kinds.ts';
import { ask } from '../shell/ask.ts';
import { TickTrayDrawing } from '../shell/drawings/TickTrayDrawing.tsx';
import { useTellUndoFailure } from '../shell/failure/useTellUndoFailure.ts';
import { Avatar } from '../shell/pieces/Avatar.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { StatusMark } from '../shell/pieces/StatusMark.tsx';
import { useSnackbar } from '../shell/snackbar/useSnackbar.ts';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { useData } from '../shell/Steady.tsx';
import { onPhone } from '../shell/widths.ts';
import { useRequestWords } from './useRequestWords.ts';
import type { ReadDecidedRequestsQuery } from '../../../generated/dynamic-form-builder/operations.ts';

type Decided = ReadDecidedRequestsQuery['listDecidedRequests']['rows'][number];

const Lines = styled('ul')({
  flex: 1, minHeight: 0, margin: 0, padding: 0, listStyle: 'none', overflow: 'auto',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, padding: '10px 16px', borderBottom: '1px solid var(--hair)' },
  '& li > div': { flex: 1, minWidth: 0 }, '& p': { margin: 0, overflowWrap: 'anywhere', color: 'var(--text-2)' }, '& b': { color: 'var(--text)' }, '& a:hover': { textDecoration: 'underline' },
  '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '& li[data-undone] b': { textDecoration: 'line-through', color: 'var(--text-3)' },
  [onPhone]: { '& li': { flexWrap: 'wrap' }, '& li > div': { flexBasis: 'calc(100% - 40px)' }, '& button': { marginLeft: 36, minHeight: 44 } },
});
const Status = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, color: 'var(--text-2)' });

/** What I decided in the last month, the latest first, as it stands now. */
export const DecidedList = () => {
  const translate = useTranslate();
  const words = useRequestWords();
  const client = useQueryClient();
  const dataProvider = useData();
  const show = useSnackbar();
  const tellFailure = useTellUndoFailure();
  const { data, error, refetch } = useQuery({ queryKey: ['approvals', 'decided'], queryFn: async ({ signal }) => (await ask<ReadDecidedRequestsQuery>('dynamic-form-builder', print(ReadDecidedRequestsDocument), {}, signal)).listDecidedRequests.rows });
  const undo = async ({ kind, changeSet }: Decided): Promise<void> => {
    try {
      await dataProvider.undo(requestKinds[kind].endpoint, changeSet);
      show({ type: 'success', message: translate('form.undone') });
    } catch (failure) {
      tellFailure(failure);
    } finally {
      await client.invalidateQueries();
    }
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[320, 480, 320]} />;
  if (data.length === 0) return <EmptyState drawing={<TickTrayDrawing />} title={translate('approvals.noneDecided')} message={translate('approvals.noneDecidedWhy')} />;
  return (
    <Lines aria-label={translate('approvals.decided')}>
      {data.map((row) => {
        const { changeSet, employeeId, employeeName, path, decision, decidedAt, remarks, status, isUndone, undoable } = row;
        return (
          <li key={changeSet} data-undone={isUndone ? '' : undefined}>
            <Avatar id={String(employeeId)} name={employeeName} />
            <div>
              <p>{path ? <Link to={path}><b>{employeeName}</b></Link> : <b>{employeeName}</b>} {words.what(row)} · {words.when(row)}</p>
              <Status>
                <StatusMark tone={decision === 'APPROVED' ? 'ok' : 'off'} />
                {translate(`enum.RequestStatus.${decision}`)}
                <small>{[words.ago(decidedAt), isUndone ? translate('approvals.undone') : status === decision ? null : translate('approvals.now', { status: translate(`enum.RequestStatus.${status}`) }), remarks].filter(Boolean).join(' · ')}</small>
              </Status>
            </div>
            {undoable ? <Button variant="text" onClick={() => void undo(row)} aria-label={translate('approvals.undoOf', { name: employeeName })}>{translate('form.undo')}</Button> : null}
          </li>
        );
      })}
    </Lines>
  );
};
