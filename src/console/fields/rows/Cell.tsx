import type { CellKind } from '../cellKind.ts';

/** How many child rows the record has. */
export const rowsCell: CellKind = { width: 48, isNumber: true, text: (value) => (Array.isArray(value) && value.length > 0 ? String(value.length) : '') };
