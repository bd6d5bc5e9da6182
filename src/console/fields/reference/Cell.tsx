import { isLinked } from '../../providers/data/row.ts';
import type { CellKind } from '../cellKind.ts';

/** The title of the record that it leads to. */
export const referenceCell: CellKind = { width: 116, text: (value) => (isLinked(value) ? value.title : '') };
