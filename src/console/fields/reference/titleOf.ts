import { isLinked } from '../../providers/data/row.ts';
import type { Linked } from '../../providers/data/row.ts';
import type { InputProps } from '../input/types.ts';

/** The record that the stored row already carries for a reference, so that its title need not be asked for. */
export const titleOf = ({ field, record, value }: Pick<InputProps, 'field' | 'record' | 'value'>): Linked | undefined => {
  const stored = record[field.name];
  return isLinked(stored) && stored.id === value ? stored : undefined;
};
