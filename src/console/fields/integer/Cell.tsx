import { writeNumber } from '../input/numberText.ts';
import type { CellKind } from '../cellKind.ts';

export const integerCell: CellKind = { width: 56, isNumber: true, text: (value, _field, _record, { locale }) => (value === null || value === undefined ? '' : writeNumber(String(value), locale)) };
