import { useCallback, useMemo } from 'react';
import { fitArrangement, plainArrangement } from '../../../../domain/lists/arrangement.ts';
import type { Field } from '../../../../domain/resource.ts';
import type { ChangeAddress } from './useListAddress.ts';
import type { ListAddress } from './listAddress.ts';
import type { Preferences } from './usePreferences.ts';

type Kept = readonly [Preferences, (patch: Partial<Preferences>) => void];

/**
 * How the list is laid out: as the address says, else as the person keeps it. Inside a saved view columns, density and totals are the view's, so a change of
 * them is one to the view. Totals are said by the address as well as kept, so that whoever is sent it sees them.
 */
export const useArrangement = ([own, keep]: Kept, { columns, density, arrangement }: ListAddress, change: ChangeAddress, isView: boolean, fields: readonly Field[]): Kept => {
  const preferences = useMemo(() => {
    const told = isView || arrangement.measures.length > 0 ? arrangement.measures : (own.totals ?? []);
    const totals = fitArrangement({ ...plainArrangement, measures: told }, fields).arrangement.measures;
    return { ...own, ...(columns ? { columns } : {}), ...(density ? { density } : {}), totals };
  }, [arrangement.measures, columns, density, fields, isView, own]);
  const prefer = useCallback(
    (patch: Partial<Preferences>) => {
      const { columns: shown, density: rows, totals, ...rest } = patch;
      const ofView = { ...('columns' in patch ? { columns: shown } : {}), ...('density' in patch ? { density: rows } : {}) };
      if (totals) change({ arrangement: { ...arrangement, measures: totals } });
      if (Object.keys(ofView).length > 0 && (isView || columns !== undefined || density !== undefined)) change(isView ? ofView : { columns: undefined, density: undefined });
      if (!isView) keep(patch);
      else if (Object.keys(rest).length > 0) keep(rest);
    },
    [arrangement, change, columns, density, isView, keep],
  );
  return [preferences, prefer];
};
