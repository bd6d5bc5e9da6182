import type { CellKind } from '../cellKind.ts';

export const jsonCell: CellKind = { width: 160, text: (value) => (value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)) };
