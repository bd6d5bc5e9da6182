import type { CellKind, CellProps } from '../cellKind.ts';
import { choiceCell } from '../choice/Cell.tsx';
import { LookMark } from './LookMark.tsx';
import { otherwise } from './otherwise.ts';
import { statusLook } from './statusLook.ts';

const Show = ({ value, text, field }: CellProps) => <LookMark look={statusLook(String(value), field.enumName)}>{text}</LookMark>;

/** A mark and its word; beside it what the record is besides. */
export const statusCell: CellKind = {
  width: 72,
  Show,
  text: (value, field, record, formats) => {
    const text = choiceCell.text(value, field, record, formats);
    const besides = otherwise[field.enumName ?? ''];
    return besides && text !== '' && record[besides.field] === true ? `${text} · ${formats.translate(besides.word)}` : text;
  },
};
