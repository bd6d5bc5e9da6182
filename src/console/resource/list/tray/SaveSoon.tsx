import { useCallback } from 'react';
import type { RefObject } from 'react';
import { useSaveKeys } from '../../form/useSaveKeys.ts';

/** Stands where the tray comes: its keys are heard before its code is there, and done with it. Draws nothing. */
export const SaveSoon = ({ asked }: { readonly asked: RefObject<boolean> }) => {
  useSaveKeys(
    useCallback(() => {
      asked.current = true;
    }, [asked]),
  );
  return null;
};
