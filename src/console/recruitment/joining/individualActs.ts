import Ban from 'lucide-react/icons/ban';
import Eraser from 'lucide-react/icons/eraser';
import MailCheck from 'lucide-react/icons/mail-check';
import PenLine from 'lucide-react/icons/pen-line';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Send from 'lucide-react/icons/send';
import UserPlus from 'lucide-react/icons/user-plus';
import { EraseIndividualDialog } from '../candidates/acts/EraseDialog.tsx';
import { individualDialog } from './IndividualDialog.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

/** With the right to change those who join, where one stands so; `many` for a selection too. */
const where =
  (many: boolean, ...statuses: readonly string[]): RecordAct['isOffered'] =>
  ({ screen, rights, row }) =>
    screen.form === 'ONBOARDING_INDIVIDUALS' && rights['ONBOARDING_INDIVIDUALS']?.update === true && (row === undefined ? many : statuses.includes(String(row['status'])));

/** What is done with people who join, the likeliest first. */
export const individualActs: readonly RecordAct[] = [
  { key: 'make', label: 'onboard.make.menu', Icon: UserPlus, isOffered: (at) => at.rights['EMPLOYEES']?.add === true && where(false, 'DRAFT', 'INVITED', 'STARTED', 'SUBMITTED', 'RETURNED')(at), Dialog: individualDialog('make') },
  { key: 'invite', label: 'onboard.invite.menu', Icon: Send, isOffered: where(true, 'DRAFT'), Dialog: individualDialog('invite') },
  { key: 'again', label: 'onboard.again.menu', Icon: MailCheck, isOffered: where(false, 'INVITED', 'STARTED', 'RETURNED'), Dialog: individualDialog('again') },
  { key: 'mend', label: 'onboard.mend.menu', Icon: PenLine, isOffered: where(false, 'SUBMITTED', 'RETURNED'), Dialog: individualDialog('mend') },
  { key: 'resume', label: 'onboard.resume.menu', Icon: RotateCcw, isOffered: where(false, 'CANCELLED'), Dialog: individualDialog('resume') },
  { key: 'cancel', label: 'onboard.cancel.menu', Icon: Ban, isDestructive: true, isOffered: where(true, 'DRAFT', 'INVITED', 'STARTED', 'SUBMITTED', 'RETURNED'), Dialog: individualDialog('cancel') },
  // Whoever was a candidate is erased as one. Nothing takes it back.
  {
    key: 'erase',
    label: 'onboard.erase.menu',
    Icon: Eraser,
    isDestructive: true,
    isOffered: ({ screen, rights, row }) => screen.form === 'ONBOARDING_INDIVIDUALS' && row !== undefined && rights['ONBOARDING_INDIVIDUALS']?.delete === true && rights['ONBOARDING_INDIVIDUALS'].scope === 'ALL' && (row['candidate'] ?? null) === null,
    Dialog: EraseIndividualDialog,
  },
];
