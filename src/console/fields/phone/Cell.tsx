import type { CellKind } from '../cellKind.ts';

/** As stored, international: the library that knows each country's grouping is too heavy for a list. */
export const phoneCell: CellKind = { width: 116, text: (value) => (typeof value === 'string' ? value : '') };
