import { fitArrangement, plainArrangement } from '../../../../domain/lists/arrangement.ts';
import type { Measure } from '../../../../domain/lists/aggregate.ts';
import type { Field } from '../../../../domain/resource.ts';
import type { ListAddress } from './listAddress.ts';
import type { Preferences } from './preferences.ts';

/** How a list is laid out: as the address says, else as the person keeps it; inside a saved view its totals are the view's. */
export const arranged = (own: Preferences, { columns, density, measures }: Pick<ListAddress, 'columns' | 'density'> & { readonly measures: readonly Measure[] }, isView: boolean, fields: readonly Field[]): Preferences => {
  const told = isView || measures.length > 0 ? measures : (own.totals ?? []);
  const totals = fitArrangement({ ...plainArrangement, measures: told }, fields).arrangement.measures;
  return { ...own, ...(columns ? { columns } : {}), ...(density ? { density } : {}), totals };
};

/** The address with what the person keeps for themselves of the list, as a view of what they see has to say it. */
export const asShown = (address: ListAddress, { columns, density, totals = [] }: Preferences): ListAddress => ({ ...address, columns, density, arrangement: { ...address.arrangement, measures: totals } });
