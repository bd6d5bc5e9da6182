import type { CellKind } from '../cellKind.ts';

/** The name of the file, without the folder that keeps it apart from others. */
export const fileCell: CellKind = { width: 140, text: (value) => (typeof value === 'string' ? (value.split('/').at(-1) ?? '') : '') };
