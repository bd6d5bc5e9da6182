import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CirclePlay from 'lucide-react/icons/circle-play';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { revisionDialog } from './revisionDialog.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

type Right = 'update' | 'optionalChoice';

/** On the list of revisions, for whoever has one of the rights; of one revision, where it stands so. */
const where =
  (rights: readonly Right[], ...statuses: readonly string[]): RecordAct['isOffered'] =>
  ({ screen, rights: held, row }) =>
    screen.form === 'SALARY_REVISION' && rights.some((right) => held['SALARY_REVISION']?.[right] === true) && (row === undefined || statuses.includes(String(row['status'])));

const isDue: RecordAct['isOffered'] = (at) => at.row !== undefined && where(['optionalChoice'], 'APPROVED')(at) && String(at.row['effectiveFrom']) <= new Date().toISOString().slice(0, 10);

/** What people do with revisions, the likeliest first. */
export const salaryActs: readonly RecordAct[] = [
  { key: 'ask', label: 'salaries.ask.menu', Icon: Send, isOffered: where(['update'], 'DRAFT'), Dialog: revisionDialog({ key: 'ask', status: 'PENDING_APPROVAL' }) },
  { key: 'approve', label: 'salaries.approve.menu', Icon: Check, isOffered: where(['optionalChoice'], 'PENDING_APPROVAL'), Dialog: revisionDialog({ key: 'approve', status: 'APPROVED' }) },
  { key: 'apply', label: 'salaries.apply.menu', Icon: CirclePlay, isOffered: isDue, Dialog: revisionDialog({ key: 'apply', status: 'APPLIED' }) },
  { key: 'return', label: 'salaries.return.menu', Icon: Undo2, isOffered: where(['update', 'optionalChoice'], 'PENDING_APPROVAL'), Dialog: revisionDialog({ key: 'return', status: 'DRAFT', asks: true }) },
  { key: 'cancel', label: 'salaries.cancel.menu', Icon: Ban, isDestructive: true, isOffered: where(['update', 'optionalChoice'], 'DRAFT', 'PENDING_APPROVAL', 'APPROVED'), Dialog: revisionDialog({ key: 'cancel', status: 'CANCELLED', asks: true, isDestructive: true }) },
];
