import { writeNumber } from '../input/numberText.ts';
import type { CellKind } from '../cellKind.ts';

export const integerCell: CellKind = { width: 56, isNumber: true, text: (value, { isYear }, _record, { locale }) => (value === null || value === undefined ? '' : isYear ? String(value) : writeNumber(String(value), locale)) };
