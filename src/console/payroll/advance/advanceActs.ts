import Banknote from 'lucide-react/icons/banknote';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Eraser from 'lucide-react/icons/eraser';
import HandCoins from 'lucide-react/icons/hand-coins';
import Undo2 from 'lucide-react/icons/undo-2';
import { ForfeitDialog, PayDialog, RepayDialog, ReplanDialog, SkipDialog, UnpayDialog } from './AdvanceDialogs.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

const FORM = 'SALARY_ADVANCE';

/** Of one advance of somebody else, by who has the right: approved, and paid or not. */
const where =
  (isPaid: boolean): RecordAct['isOffered'] =>
  ({ screen, rights, session, row }) =>
    screen.form === FORM && rights[FORM]?.update === true && row !== undefined && row['status'] === 'APPROVED' && (row['paidOn'] != null) === isPaid && String(row['employeeId'] ?? '') !== String(session?.user.employeeId ?? '-');

/** What payroll does with salary advances, the likeliest first. */
export const advanceActs: readonly RecordAct[] = [
  { key: 'pay', label: 'advances.PAY.menu', Icon: Banknote, isOffered: where(false), Dialog: PayDialog },
  { key: 'repay', label: 'advances.REPAY.menu', Icon: HandCoins, isOffered: where(true), Dialog: RepayDialog },
  { key: 'skip', label: 'advances.SKIP.menu', Icon: CalendarX, isOffered: where(true), Dialog: SkipDialog },
  { key: 'replan', label: 'advances.REPLAN.menu', Icon: CalendarClock, isOffered: where(true), Dialog: ReplanDialog },
  { key: 'forfeit', label: 'advances.FORFEIT.menu', Icon: Eraser, isDestructive: true, isOffered: where(true), Dialog: ForfeitDialog },
  { key: 'unpay', label: 'advances.UNPAY.menu', Icon: Undo2, isDestructive: true, isOffered: where(true), Dialog: UnpayDialog },
];
