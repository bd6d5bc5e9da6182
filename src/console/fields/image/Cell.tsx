import { fileCell } from '../file/Cell.tsx';
import type { CellKind } from '../cellKind.ts';

export const imageCell: CellKind = { ...fileCell };
