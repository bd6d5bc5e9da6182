import { useEffect, useState } from 'react';
import { loadInputs } from '../../../fields/inputs.tsx';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import type { Column } from '../state/columns.ts';

/** Whether the inputs of all columns are there, so that an editor takes the key that opens it. */
export const useInputsReady = (columns: readonly Column[]): boolean => {
  const kinds = [...new Set(columns.map(({ field }) => field.kind))].sort().join(' ');
  const [ready, setReady] = useState<string>();
  const tellFailure = useTellFailure();
  useEffect(() => {
    let isOver = false;
    const fetched = columns.map(({ field }) => field.kind);
    loadInputs(fetched)
      .catch((error: unknown) => tellFailure(error))
      .finally(() => (isOver ? undefined : setReady(kinds)));
    return () => {
      isOver = true;
    };
    // Asked again when another kind comes among the columns.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [kinds]);
  return ready === kinds;
};
