import { useCallback } from 'react';
import { useGo } from '../Steady.tsx';
import { useTellFailure } from './useTellFailure.ts';

/** Says why something was not undone, and leads to the later change that has to go first. */
export const useTellUndoFailure = (): ((error: unknown) => void) => {
  const tellFailure = useTellFailure();
  const go = useGo();
  return useCallback((error) => tellFailure(error, { action: 'undo', openLater: (changeSet) => void go(`/account/changes?set=${changeSet}`) }), [go, tellFailure]);
};
