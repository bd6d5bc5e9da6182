import type { CellKind } from '../cellKind.ts';

/** Words, not ticks. */
export const yesNoCell: CellKind = {
  width: 40,
  text: (value, _field, _record, { translate }) => (value === true ? translate('grid.yes') : value === false ? translate('grid.no') : ''),
};
