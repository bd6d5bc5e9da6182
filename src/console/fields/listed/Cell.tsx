import { listText } from '../../../domain/lists/listText.ts';
import { isLanguage } from '../../providers/i18nLanguages.ts';
import type { CellKind } from '../cellKind.ts';

/** A value of a closed list: countries by name, currencies, time zones and date formats by their codes. */
export const listedCell: CellKind = {
  width: 120,
  text: (value, { closedList }, _record, { language }) =>
    typeof value !== 'string' ? '' : closedList === undefined ? value : listText(closedList, value, isLanguage(language) ? language : 'en'),
};
