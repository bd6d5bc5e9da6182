import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { changeLabel } from '../../providers/data/changeLabel.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { needMessages } from '../../providers/i18nMessages.ts';
import { useUndoable } from '../../resource/form/useUndoable.ts';
import { entityWords } from '../../resource/list/entityWords.ts';
import { push } from '../changes.ts';
import { useTellFailure } from '../failure/useTellFailure.ts';
import { useTellUndoFailure } from '../failure/useTellUndoFailure.ts';
import { useSnackbar } from '../snackbar/useSnackbar.ts';
import { useUndo } from '../useUndo.ts';
import { refusalOf } from './awaitUndo.ts';
import type { BulkJob } from './bulkJob.ts';
import type { WorkListener } from './followWork.ts';
import { deletedOf, outcomeOf } from './outcomeOf.ts';

const KINDS = { EDIT: { kind: 'update', cancelled: 'bulk.cancelled' }, DELETE: { kind: 'delete', cancelled: 'bulk.delete.cancelled' } } as const;

/** Says what came of a bulk edit, a deletion or an undoing wherever the person is now, and offers to undo what was changed. Only what this tab began is among its changes, for its keys to undo; what another tab began has the button. */
export const useWorkEnd = (): WorkListener => {
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const locale = tagOf(useLocale());
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const tellUndoFailure = useTellUndoFailure();
  const { undo } = useUndo();
  const offer = useUndoable();

  const undone = async (job: BulkJob): Promise<void> => {
    if (job.changeSet === null) return tellUndoFailure(refusalOf(job));
    await queryClient.invalidateQueries();
    show({ type: 'success', message: translate('bulk.undo.done') });
  };

  const closed = async ({ endpoint, entity, changeSet, changed: count, failure, problems, state }: BulkJob, isMine: boolean): Promise<void> => {
    if (changeSet === null) return show({ type: state === 'CANCELLED' ? 'info' : 'error', duration: state === 'CANCELLED' ? undefined : null, message: problems[0]?.message ?? failure ?? '' });
    await queryClient.invalidateQueries();
    offer({ endpoint, changeSet, message: translate(`${entity}.done`, { smart_count: count }), ...(isMine ? { isToNote: true } : {}) });
  };

  /** What was reckoned stands beside the changes: it is reckoned anew, and not undone. */
  const reckoned = async ({ entity, changed: count, failure, problems, state }: BulkJob): Promise<void> => {
    if (state !== 'DONE') return show({ type: state === 'CANCELLED' ? 'info' : 'error', duration: state === 'CANCELLED' ? undefined : null, message: problems[0]?.message ?? failure ?? '' });
    await queryClient.invalidateQueries();
    show({ type: 'success', message: translate(`${entity}.done`, { smart_count: count }) });
  };

  /** A step of a record: undone by its change-set, or by another step where there is none. */
  const stepped = async ({ endpoint, entity, step, changeSet, changed: count, failure, problems, state }: BulkJob, isMine: boolean): Promise<void> => {
    if (state !== 'DONE') return show({ type: state === 'CANCELLED' ? 'info' : 'error', duration: state === 'CANCELLED' ? undefined : null, message: problems[0]?.message ?? failure ?? '' });
    await queryClient.invalidateQueries();
    const message = translate(`${entity}.${step ?? ''}.done`, { smart_count: count });
    if (changeSet === null) show({ type: 'success', message });
    else offer({ endpoint, changeSet, message, ...(isMine ? { isToNote: true } : {}) });
  };

  const changed = async (job: BulkJob, kind: 'EDIT' | 'DELETE', isMine: boolean): Promise<void> => {
    const { endpoint, entity, changeSet, failure, problems, state } = job;
    // Of records that refuse the values the first says why.
    if (state === 'FAILED') return show({ type: 'error', duration: null, message: [failure ?? translate(KINDS[kind].cancelled), ...problems.slice(0, 1).map(({ message }) => message)].join(' ') });
    if (state === 'CANCELLED') return show({ type: 'info', message: translate(KINDS[kind].cancelled) });
    if (changeSet !== null && isMine) push(changeSet, endpoint, await changeLabel({ endpoint, entity, changeSet, kind: KINDS[kind].kind, count: job.changed }));
    await queryClient.invalidateQueries();
    const words = entityWords(entity, translate, locale);
    const message = kind === 'EDIT' ? outcomeOf(job, words, translate) : deletedOf(job, words, translate);
    if (changeSet !== null && isMine) show({ type: 'success', message, action: { label: translate('grid.undo'), run: () => void undo() } });
    else offer({ endpoint, changeSet, message });
  };

  const told = async (job: BulkJob, isMine: boolean): Promise<void> => {
    await needMessages('pages', 'forms', job.endpoint);
    if (job.kind === 'UNDO') await undone(job);
    else if (job.kind === 'RECKON') await reckoned(job);
    else if (job.kind === 'STEP') await stepped(job, isMine);
    else await (job.kind === 'CLOSE' ? closed(job, isMine) : changed(job, job.kind, isMine));
  };

  return {
    onEnd: (job, isMine) => void told(job, isMine).catch((error: unknown) => tellFailure(error)),
    /** Nobody asks any more, but the work goes on: asked to begin again, it would be done twice. */
    onLost: () => void needMessages('pages').then(() => show({ type: 'warning', message: translate('bulk.lost') }), (error: unknown) => tellFailure(error)),
    onStop: () => undefined,
  };
};
