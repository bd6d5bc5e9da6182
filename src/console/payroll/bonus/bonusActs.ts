import Ban from 'lucide-react/icons/ban';
import Calculator from 'lucide-react/icons/calculator';
import Check from 'lucide-react/icons/check';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { ApproveDialog, CancelApprovedDialog, CancelDialog, ReckonBonusDialog, ReturnDialog, SubmitDialog } from './BonusStepDialogs.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

/** Of one round, by who has the right, while it stands so. */
const where =
  (right: 'update' | 'optionalChoice', ...statuses: readonly string[]): RecordAct['isOffered'] =>
  ({ rights, row }) =>
    row !== undefined && rights['BONUS']?.[right] === true && rights['BONUS'].scope === 'ALL' && statuses.includes(String(row['status']));

/** Whoever submitted a round does not approve it. */
const approving: RecordAct['isOffered'] = (at) => where('optionalChoice', 'SUBMITTED')(at) && String(at.row?.['submittedById'] ?? '') !== at.session?.user.userId;

/** What people do with bonus rounds, in their order. */
export const bonusActs: readonly RecordAct[] = [
  { key: 'approve', label: 'bonus.APPROVE.menu', Icon: Check, isOffered: approving, Dialog: ApproveDialog },
  { key: 'return', label: 'bonus.RETURN.menu', Icon: Undo2, isOffered: where('optionalChoice', 'SUBMITTED'), Dialog: ReturnDialog },
  { key: 'submit', label: 'bonus.SUBMIT.menu', Icon: Send, isOffered: (at) => where('update', 'DRAFT')(at) && at.row?.['reckonedAt'] != null, Dialog: SubmitDialog },
  { key: 'reckon', label: 'bonus.RECKON.menu', Icon: Calculator, isOffered: where('update', 'DRAFT'), Dialog: ReckonBonusDialog },
  { key: 'cancel', label: 'bonus.CANCEL.menu', Icon: Ban, isDestructive: true, isOffered: where('update', 'DRAFT', 'SUBMITTED'), Dialog: CancelDialog },
  { key: 'cancelApproved', label: 'bonus.CANCEL.menu', Icon: Ban, isDestructive: true, isOffered: where('optionalChoice', 'APPROVED'), Dialog: CancelApprovedDialog },
];
