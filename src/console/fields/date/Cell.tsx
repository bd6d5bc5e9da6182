import { writeDate } from '../input/dateText.ts';
import type { CellKind } from '../cellKind.ts';

/** In the organisation's format. */
export const dateCell: CellKind = { width: 76, text: (value, _field, _record, { dateFormat }) => (typeof value === 'string' ? writeDate(value.slice(0, 10), dateFormat) : '') };
