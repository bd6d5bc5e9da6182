import { useCallback } from 'react';
import { useStore } from 'react-admin';

/** A record or screen opened lately. `path` is inside the console, `at` ISO. */
export type Recent = { readonly path: string; readonly label: string; readonly code?: string; readonly at: string };

const limit = 5;

/** The five records and screens opened last, newest first, and how to note another. */
export const useRecents = (): { readonly recents: readonly Recent[]; readonly note: (recent: Omit<Recent, 'at'>) => void } => {
  const [recents, setRecents] = useStore<readonly Recent[]>('recents', []);
  const note = useCallback(
    (recent: Omit<Recent, 'at'>) =>
      setRecents((earlier: readonly Recent[]) => [{ ...recent, at: new Date().toISOString() }, ...(earlier ?? []).filter(({ path }) => path !== recent.path)].slice(0, limit)),
    [setRecents],
  );
  return { recents, note };
};
