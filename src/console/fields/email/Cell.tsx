import type { CellKind } from '../cellKind.ts';

export const emailCell: CellKind = { width: 180, text: (value) => (typeof value === 'string' ? value : '') };
