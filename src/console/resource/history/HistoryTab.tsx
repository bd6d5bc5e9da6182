import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ClockNote } from '../../fields/dateTime/ClockNote.tsx';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { useIsHere } from '../../shell/useIsHere.ts';
import { useTellUndoFailure } from '../../shell/failure/useTellUndoFailure.ts';
import { useData } from '../../shell/Steady.tsx';
import { leaveFreely } from '../form/leaveGuards.ts';
import { mayLeaveRecord } from '../form/leaveRecord.ts';
import { AsOf } from './AsOf.tsx';
import { AsItWas } from './AsItWas.tsx';
import { HistoryLine } from './HistoryLine.tsx';
import { useHistory } from './useHistory.ts';
import type { HistoryEntry } from '../../providers/data/ConsoleDataProvider.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';

const List = styled('ul')({ margin: 0, padding: '4px 16px', listStyle: 'none' });

const Clock = styled(ClockNote)({ padding: '4px 16px 0' });

type Props = {
  readonly target: ScreenResource;
  readonly id: string;
  /** The undone change was the record's beginning: it is gone. */
  readonly onGone: () => void;
};

/** Everything that happened to a record, and the record as it was at any time. */
export const HistoryTab = ({ target, id, onGone }: Props) => {
  const translate = useTranslate();
  const dataProvider = useData();
  const show = useSnackbar();
  const tellFailure = useTellUndoFailure();
  const { entries, isLoading, isReading, error, hasOlder, showOlder, retry } = useHistory(target.name, id);
  const [asOf, setAsOf] = useState<string>();
  const [undoing, setUndoing] = useState<string>();
  const [asked, setAsked] = useState<HistoryEntry>();
  const isHere = useIsHere();

  const undo = async ({ changeSetId, kind }: HistoryEntry): Promise<void> => {
    setAsked(undefined);
    if (kind === 'ADD' && !(await mayLeaveRecord(target.screen.path, id))) return;
    setUndoing(changeSetId);
    try {
      await dataProvider.undo(target.resource.endpoint, changeSetId);
      show({ type: 'success', message: translate('form.undone') });
      // What takes minutes ends where the person is by then.
      if (kind === 'ADD' && isHere.current) leaveFreely(onGone);
    } catch (failure) {
      tellFailure(failure);
    } finally {
      setUndoing(undefined);
    }
  };

  if (isLoading) return <Skeleton widths={[260, 180, 240, 200]} />;
  if (error && entries.length === 0) return <ErrorState error={error} small onRetry={retry} />;
  return (
    <>
      <AsOf entries={entries.filter(({ kind }) => kind !== 'DOWNLOAD')} value={asOf} onChange={setAsOf} />
      <Clock />
      {asked ? (
        <ConfirmDialog title={translate('history.undoAll', { smart_count: asked.records })} confirm={translate('form.undo')} onConfirm={() => void undo(asked)} onCancel={() => setAsked(undefined)}>
          {translate('history.undoAllHint')}
        </ConfirmDialog>
      ) : null}
      {asOf === undefined ? (
        <List>
          {entries.map((entry) => (
            <HistoryLine key={entry.changeSetId} resource={target.resource} entry={entry} isUndoing={undoing !== undefined} onUndo={() => (entry.records > 1 ? setAsked(entry) : void undo(entry))} />
          ))}
          {error ? (
            <li>
              <FailureLine error={error} isTrying={isReading} onRetry={retry} />
            </li>
          ) : hasOlder ? (
            <li>
              <Button variant="text" onClick={showOlder}>
                {translate('history.older')}
              </Button>
            </li>
          ) : null}
        </List>
      ) : (
        <AsItWas target={target} id={id} asOf={asOf} onBack={() => setAsOf(undefined)} />
      )}
    </>
  );
};
