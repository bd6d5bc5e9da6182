import type { CellKind } from '../cellKind.ts';

/** All of them, listed as the language does. */
export const choicesCell: CellKind = {
  width: 160,
  text: (value, field, _record, { translate, locale }) =>
    Array.isArray(value) ? new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(value.map((one) => translate(`enum.${field.enumName}.${String(one)}`))) : '',
};
