import { writeDuration } from '../input/durationText.ts';
import type { CellKind } from '../cellKind.ts';

export const durationCell: CellKind = { width: 72, isNumber: true, text: (value, _field, _record, { language }) => writeDuration(value, language) };
