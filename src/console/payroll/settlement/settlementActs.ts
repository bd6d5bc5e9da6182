import Banknote from 'lucide-react/icons/banknote';
import Calculator from 'lucide-react/icons/calculator';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { FinalizeDialog, PayDialog, ReckonDialog, ReopenDialog, ReturnDialog, SubmitDialog, UnpayDialog } from './StepDialogs.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

const FORM = 'FULL_AND_FINAL_SETTLEMENT';

/** Of one settlement, by who has the right, while it stands so. */
const where =
  (right: 'update' | 'optionalChoice', status: string): RecordAct['isOffered'] =>
  ({ screen, rights, row }) =>
    screen.form === FORM && row !== undefined && rights[FORM]?.[right] === true && row['status'] === status;

/** Whoever prepared or submitted a settlement does not finalize it. */
const finalizing: RecordAct['isOffered'] = (at) => where('optionalChoice', 'PENDING')(at) && !['preparedById', 'submittedById'].some((by) => String(at.row?.[by] ?? '') === at.session?.user.userId);

/** What people do with settlements, the likeliest first. */
export const settlementActs: readonly RecordAct[] = [
  { key: 'submit', label: 'settlements.SUBMIT.menu', Icon: Send, isOffered: where('update', 'DRAFT'), Dialog: SubmitDialog },
  { key: 'finalize', label: 'settlements.FINALIZE.menu', Icon: Lock, isOffered: finalizing, Dialog: FinalizeDialog },
  { key: 'pay', label: 'settlements.PAY.menu', Icon: Banknote, isOffered: where('update', 'FINAL'), Dialog: PayDialog },
  { key: 'reckon', label: 'settlements.reckon.menu', Icon: Calculator, isOffered: where('update', 'DRAFT'), Dialog: ReckonDialog },
  { key: 'return', label: 'settlements.RETURN.menu', Icon: Undo2, isOffered: where('update', 'PENDING'), Dialog: ReturnDialog },
  { key: 'reopen', label: 'settlements.REOPEN.menu', Icon: LockOpen, isDestructive: true, isOffered: where('optionalChoice', 'FINAL'), Dialog: ReopenDialog },
  { key: 'unpay', label: 'settlements.UNPAY.menu', Icon: LockOpen, isDestructive: true, isOffered: where('update', 'PAID'), Dialog: UnpayDialog },
];
