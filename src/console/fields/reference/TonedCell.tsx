import { isLinked } from '../../providers/data/row.ts';
import type { CellKind, CellProps } from '../cellKind.ts';
import { LookMark } from '../status/LookMark.tsx';
import { statusLook } from '../status/statusLook.ts';
import { referenceCell } from './Cell.tsx';

const Show = ({ value, text }: CellProps) => {
  const [told] = isLinked(value) ? Object.entries(value.tone ?? {}) : [];
  return told === undefined ? text : <LookMark look={statusLook(told[1], told[0])}>{text}</LookMark>;
};

/** The title of a record that stands for a state, with the mark of what it is (`@resource(tone:)`). */
export const tonedCell: CellKind = { ...referenceCell, Show };
