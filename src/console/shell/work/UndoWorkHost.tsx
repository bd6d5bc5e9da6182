import { Suspense, lazy } from 'react';
import { useSignal } from '../signal.ts';
import { undoWork } from './undoWork.ts';

const UndoWorkDialog = lazy(async () => ({ default: (await import('./UndoWorkDialog.tsx')).UndoWorkDialog }));

/** Stands beside every page: an undo may be begun on each. */
export const UndoWorkHost = () => {
  const job = useSignal(undoWork);
  return job ? (
    <Suspense>
      <UndoWorkDialog job={job} />
    </Suspense>
  ) : null;
};
