import { listText } from '../../../domain/lists/listText.ts';
import { isLanguage } from '../../providers/i18nLanguages.ts';
import type { CellKind } from '../cellKind.ts';

const parts = ['street1', 'street2', 'city', 'state', 'pincode', 'country'] as const;

/** Its lines on one. */
export const addressCell: CellKind = {
  width: 220,
  text: (value, _field, _record, { language }) =>
    typeof value === 'object' && value !== null
      ? parts
          .map((part) => ({ part, line: (value as Record<string, unknown>)[part] }))
          .map(({ part, line }) => (part === 'country' && typeof line === 'string' && line !== '' ? listText('COUNTRY', line, isLanguage(language) ? language : 'en') : line))
          .filter((line) => typeof line === 'string' && line !== '')
          .join(', ')
      : '',
};
