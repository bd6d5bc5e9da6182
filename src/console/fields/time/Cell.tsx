import type { CellKind } from '../cellKind.ts';

export const timeCell: CellKind = { width: 48, text: (value) => (typeof value === 'string' ? value.slice(0, 5) : '') };
