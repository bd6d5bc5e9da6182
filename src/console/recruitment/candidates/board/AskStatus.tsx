import { StatusDialog } from '../acts/StatusDialog.tsx';
import { useHiringFlow } from '../flow/useHiringFlow.ts';
import type { AskProps } from '../../../boards.ts';

/** What the menu's way to a status asks. */
export const AskStatus = ({ target, row, to, onClose, onDone }: AskProps) => (useHiringFlow() ? <StatusDialog target={target} ids={[row.id]} to={to} onClose={onClose} onDone={onDone} /> : null);
