import { writeNumber } from '../input/numberText.ts';
import type { CellKind } from '../cellKind.ts';

/** Decimals as the field's rule says, else as stored. */
export const decimalCell: CellKind = {
  width: 72,
  isNumber: true,
  text: (value, field, _record, { locale }) => (value === null || value === undefined ? '' : writeNumber(String(value), locale, field.rule.decimals)),
};
