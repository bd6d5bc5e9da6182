import type { CellKind } from '../cellKind.ts';

export const textCell: CellKind = { width: 140, text: (value) => (typeof value === 'string' ? value : value === null || value === undefined ? '' : String(value)) };
