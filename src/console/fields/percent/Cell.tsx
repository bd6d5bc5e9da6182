import { writeNumber } from '../input/numberText.ts';
import type { CellKind } from '../cellKind.ts';

const spaced = new Set(['fr', 'es']);

/** '12.5%', in French and Spanish with a no-break space before the sign. */
export const percentCell: CellKind = {
  width: 56,
  isNumber: true,
  text: (value, _field, _record, { locale }) =>
    value === null || value === undefined ? '' : `${writeNumber(String(value), locale)}${spaced.has(locale) ? '\u00A0' : ''}%`,
};
