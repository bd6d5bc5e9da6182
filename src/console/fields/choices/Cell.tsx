import type { CellKind } from '../cellKind.ts';

/** All of them, parted by a sign that is understood where they are pasted or imported: some languages put a word before the last. */
export const choicesCell: CellKind = {
  width: 160,
  text: (value, field, _record, { translate, language }) =>
    Array.isArray(value) ? value.map((one) => translate(`enum.${field.enumName}.${String(one)}`)).join(language === 'ja' ? '、' : ', ') : '',
};
