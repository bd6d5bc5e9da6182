import { useCallback, useMemo } from 'react';
import type { Field } from '../../../../domain/resource.ts';
import { arranged } from './arranged.ts';
import type { ChangeAddress } from './useListAddress.ts';
import type { ListAddress } from './listAddress.ts';
import type { Preferences } from './preferences.ts';

type Kept = readonly [Preferences, (patch: Partial<Preferences>) => void];

/**
 * How the list is laid out: as the address says, else as the person keeps it. Inside a saved view columns, density and totals are the view's, so a change of
 * them is one to the view. Totals are said by the address as well as kept, so that whoever is sent it sees them.
 */
export const useArrangement = ([own, keep]: Kept, { columns, density, arrangement }: ListAddress, change: ChangeAddress, isView: boolean, fields: readonly Field[]): Kept => {
  const preferences = useMemo(() => arranged(own, { columns, density, measures: arrangement.measures }, isView, fields), [arrangement.measures, columns, density, fields, isView, own]);
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
