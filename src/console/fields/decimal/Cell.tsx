import { writeNumber } from '../input/numberText.ts';
import type { CellKind } from '../cellKind.ts';

/** The decimals that it has, without zeros behind. */
export const decimalCell: CellKind = {
  width: 72,
  isNumber: true,
  text: (value, _field, _record, { locale }) => (value === null || value === undefined ? '' : writeNumber(String(value), locale)),
};
