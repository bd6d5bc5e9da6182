import { useCallback, useMemo } from 'react';
import type { ChangeAddress } from './useListAddress.ts';
import type { ListAddress } from './listAddress.ts';
import type { Preferences } from './usePreferences.ts';

type Kept = readonly [Preferences, (patch: Partial<Preferences>) => void];

/** How the list is laid out: as the address says, else as the person keeps it. Inside a saved view columns and density are the view's, so a change of them is one to the view. */
export const useArrangement = ([own, keep]: Kept, { columns, density }: ListAddress, change: ChangeAddress, isView: boolean): Kept => {
  const preferences = useMemo(() => ({ ...own, ...(columns ? { columns } : {}), ...(density ? { density } : {}) }), [columns, density, own]);
  const prefer = useCallback(
    (patch: Partial<Preferences>) => {
      const { columns: shown, density: rows, ...rest } = patch;
      const ofView = { ...('columns' in patch ? { columns: shown } : {}), ...('density' in patch ? { density: rows } : {}) };
      if (Object.keys(ofView).length > 0 && (isView || columns !== undefined || density !== undefined)) change(isView ? ofView : { columns: undefined, density: undefined });
      if (!isView) keep(patch);
      else if (Object.keys(rest).length > 0) keep(rest);
    },
    [change, columns, density, isView, keep],
  );
  return [preferences, prefer];
};
