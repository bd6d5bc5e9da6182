import { useTranslate } from 'ra-core';
import { requestKinds } from '../../domain/approvals/kinds.ts';
import { push } from '../shell/changes.ts';
import { useSnackbar } from '../shell/snackbar/useSnackbar.ts';
import { useTellUndoFailure } from '../shell/failure/useTellUndoFailure.ts';
import { useData } from '../shell/Steady.tsx';
import { keyOf, type Approval, type Outcome } from './useApprovals.ts';
import type { Decision } from '../../domain/approvals/chain.ts';

/** Says what was decided, and offers to undo it: of several all, the last first. */
export const useTellDecided = (onUndone: () => void) => {
  const translate = useTranslate();
  const show = useSnackbar();
  const dataProvider = useData();
  const tellFailure = useTellUndoFailure();
  return (requests: readonly Approval[], decision: Decision, outcomes: readonly Outcome[]): void => {
    const done = outcomes.filter(({ isDone }) => isDone);
    if (done.length === 0) return;
    const names = new Map(requests.map((request) => [keyOf(request), request.employeeName]));
    const said = decision === 'APPROVED' ? 'approved' : 'rejected';
    const sentence = ({ goesOn, ...one }: Outcome): string => translate(goesOn ? 'approvals.approvedOn' : `dashboard.${said}`, { name: names.get(keyOf(one)) ?? '' });
    const message = done.length === 1 ? sentence(done[0]!) : translate(`approvals.${said}`, { smart_count: done.length });
    const undoable = done.flatMap((outcome) => (outcome.changeSet ? [{ endpoint: requestKinds[outcome.kind].endpoint, changeSet: outcome.changeSet, label: sentence(outcome) }] : []));
    for (const { endpoint, changeSet, label } of undoable) push(changeSet, endpoint, label);
    const undo = async (): Promise<void> => {
      try {
        for (const { endpoint, changeSet } of [...undoable].reverse()) await dataProvider.undo(endpoint, changeSet);
        show({ type: 'success', message: translate('form.undone') });
      } catch (error) {
        tellFailure(error);
      } finally {
        onUndone();
      }
    };
    show({ type: 'success', message, ...(undoable.length === 0 ? {} : { action: { label: translate('form.undo'), run: () => void undo() } }) });
  };
};
