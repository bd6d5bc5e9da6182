import type { CellKind } from '../cellKind.ts';

/** Lines are joined: a cell has one. */
export const longTextCell: CellKind = { width: 200, text: (value) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '') };
