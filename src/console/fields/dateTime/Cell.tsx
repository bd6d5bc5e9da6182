import { writeDate } from '../input/dateText.ts';
import { inZone } from '../input/zoned.ts';
import type { CellKind } from '../cellKind.ts';

/** Day and time of the organisation's clock. */
export const dateTimeCell: CellKind = {
  width: 116,
  text: (value, _field, _record, { dateFormat, timeZone }) => {
    const { date, time } = inZone(value, timeZone);
    return date === null ? '' : `${writeDate(date, dateFormat)} ${time ?? ''}`.trim();
  },
};
