import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTellFailure } from './useTellFailure.ts';

/** Says why something was not undone, and leads to the later change that has to go first. */
export const useTellUndoFailure = (): ((error: unknown) => void) => {
  const tellFailure = useTellFailure();
  const navigate = useNavigate();
  return useCallback((error) => tellFailure(error, { action: 'undo', openLater: (changeSet) => void navigate(`/account/changes?set=${changeSet}`) }), [navigate, tellFailure]);
};
