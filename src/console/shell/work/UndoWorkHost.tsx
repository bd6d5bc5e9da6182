import { Suspense, lazy, useState } from 'react';
import { sessionState } from '../../providers/authSession.ts';
import { useSignal } from '../signal.ts';
import { keptUndoWork, undoWork } from './undoWork.ts';

const UndoWorkAgain = lazy(async () => ({ default: (await import('./UndoWorkAgain.tsx')).UndoWorkAgain }));
const UndoWorkDialog = lazy(async () => ({ default: (await import('./UndoWorkDialog.tsx')).UndoWorkDialog }));

/** Stands beside every page: an undo may be begun on each, and goes on when the page is loaded anew. */
export const UndoWorkHost = () => {
  const job = useSignal(undoWork);
  const isIn = useSignal(sessionState).status === 'in';
  const [kept] = useState(keptUndoWork);
  return (
    <Suspense>
      {kept && isIn ? <UndoWorkAgain id={kept.id} /> : null}
      {job ? <UndoWorkDialog job={job} /> : null}
    </Suspense>
  );
};
