import type { Arrangement } from '../../../../domain/lists/arrangement.ts';
import { useListModel } from '../ListModel.ts';

/** The list's arrangement, and changing part of it; the rest of the address stays. */
export const useArrange = (): readonly [Arrangement, (patch: Partial<Arrangement>) => void] => {
  const { address, change } = useListModel();
  return [address.arrangement, (patch) => change({ arrangement: { ...address.arrangement, ...patch } })];
};
