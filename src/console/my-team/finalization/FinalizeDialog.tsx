import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../shell/pieces/ConfirmDialog.tsx';
import { Note } from '../../shell/pieces/Note.tsx';
import { useWords } from '../../shell/useWords.ts';
import { useFinalize } from './useFinalization.ts';
import type { RosterFilter } from '../../../../generated/attendance/operations.ts';

type Props = {
  readonly period: { readonly from: string; readonly until: string };
  /** Null: all within the filter. */
  readonly people: readonly string[] | null;
  readonly ready: number;
  readonly open: number;
  readonly filter: RosterFilter;
  readonly mayUndo: boolean;
  readonly onClose: (isDone: boolean) => void;
};

/** What finalizing does, before it is done: whoever may not reopen does not take it back. */
export const FinalizeDialog = ({ period, people, ready, open, filter, mayUndo, onClose }: Props) => {
  const translate = useTranslate();
  const { span } = useWords();
  const { isWorking, run } = useFinalize(mayUndo);
  const finalize = async (): Promise<void> => {
    if (await run(period, people, filter)) onClose(true);
  };
  return (
    <ConfirmDialog title={translate('finalization.ask', { period: span(period.from, period.until) })} confirm={translate('finalization.finalize', { smart_count: ready })} isWorking={isWorking} onConfirm={() => void finalize()} onCancel={() => onClose(false)}>
      <p style={{ margin: '0 0 12px' }}>{translate('finalization.why')} {translate(mayUndo ? 'finalization.mayReopen' : 'finalization.mayNotReopen')}</p>
      {open > 0 ? <Note tone="info" title={translate('finalization.left', { smart_count: open })} /> : null}
    </ConfirmDialog>
  );
};
