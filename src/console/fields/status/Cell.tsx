import type { CellKind, CellProps } from '../cellKind.ts';
import { choiceCell } from '../choice/Cell.tsx';
import { LookMark } from './LookMark.tsx';
import { statusLook } from './statusLook.ts';

const Show = ({ value, text, field }: CellProps) => <LookMark look={statusLook(String(value), field.enumName)}>{text}</LookMark>;

/** A mark and its word. */
export const statusCell: CellKind = { ...choiceCell, width: 72, Show };
