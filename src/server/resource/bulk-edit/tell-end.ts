import type { Transaction } from '../../db/org.ts';
import { notify } from '../../notifications/notify.ts';
import { resourceOf } from '../registry.ts';
import type { StepAsked } from './run-step.ts';
import type { BulkEditState, BulkKind } from './job.ts';

/** Seconds after which the person has turned to something else. */
export const LONG = 5;

const KINDS = { EDIT: { DONE: 'bulkEditDone', FAILED: 'bulkEditFailed' }, DELETE: { DONE: 'bulkDeleteDone', FAILED: 'bulkDeleteFailed' }, UNDO: { DONE: 'bulkUndoDone', FAILED: 'bulkUndoFailed' }, CLOSE: { DONE: 'bulkCloseDone', FAILED: 'bulkCloseFailed' }, RECKON: { DONE: 'bulkReckonDone', FAILED: 'bulkReckonFailed' }, STEP: { DONE: 'bulkStepDone', FAILED: 'bulkStepFailed' } } as const;

/** Tells the person of a long bulk edit what came of it; of a short one they saw it, and of one that they cancelled they know it. */
export const tellEnd = async (tx: Transaction, { userId, type, kind, form, values, state, changed }: { userId: string; type: string; kind: BulkKind; form: string | null; values: unknown; state: BulkEditState; changed: number }): Promise<void> => {
  if (state !== 'DONE' && state !== 'FAILED') return;
  const { name, screens } = resourceOf(type);
  const path = (screens.find((screen) => screen.form === form) ?? screens[0])?.path;
  // A step has words of its own, and leads to its record.
  const step = kind === 'STEP' ? (values as StepAsked) : undefined;
  const named: Readonly<Record<string, string>> = step === undefined ? { entity: name } : { step: `${name}.${step.step}`, done: `${name}.${step.step}.done` };
  await notify(tx, { to: [userId], kind: KINDS[kind][state], words: { smart_count: String(changed) }, named, ...(path === undefined ? {} : { path: `/${path.replace(/^\//, '')}${step === undefined ? '' : `/${step.id}`}` }) });
};
