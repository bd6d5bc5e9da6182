import { listAddress } from '../../resource/panel/listAddress.ts';
import type { Filter } from '../../providers/data/listQuery.ts';
import type { Counted } from '../../../domain/resource.ts';

/** The address of the list that a figure of a record counts, as it counts it. */
export const behindCount = ({ path, by, where }: Counted, id: string): string =>
  listAddress(path, { [by]: { in: [id] }, ...(where === undefined ? {} : (JSON.parse(where) as Filter)) });
