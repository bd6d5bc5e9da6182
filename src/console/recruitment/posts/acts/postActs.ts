import Check from 'lucide-react/icons/check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleX from 'lucide-react/icons/circle-x';
import Copy from 'lucide-react/icons/copy';
import FileStack from 'lucide-react/icons/file-stack';
import PenLine from 'lucide-react/icons/pen-line';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { ApproveJobPostDocument, AskJobPostApprovalDocument, HoldJobPostDocument, RejectJobPostDocument, ResumeJobPostDocument, ReviseJobPostDocument, WithdrawJobPostApprovalDocument } from '../../../../../generated/recruitment/operations.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { CopyPostDialog, KeepTemplateDialog } from './CopyDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { stepDialog } from './StepDialog.tsx';
import type { RecordAct } from '../../../resource/acts/recordAct.ts';

type Right = 'update' | 'optionalChoice';

/** Of one post, where it stands so, and for whoever has the right. */
const where =
  (right: Right, ...statuses: readonly string[]): RecordAct['isOffered'] =>
  ({ screen, rights, row }) =>
    row !== undefined && rights[screen.form]?.[right] === true && row['isTemplate'] !== true && statuses.includes(String(row['status']));
const mayAdd = (isTemplate: boolean): RecordAct['isOffered'] => ({ screen, rights, row }) => row !== undefined && rights[screen.form]?.add === true && (row['isTemplate'] === true) === isTemplate;

const asking = stepDialog({ key: 'ask', document: AskJobPostApprovalDocument, asks: 'note' });
const withdrawing = stepDialog({ key: 'withdraw', document: WithdrawJobPostApprovalDocument });
const approving = stepDialog({ key: 'approve', document: ApproveJobPostDocument, asks: 'note', isDecision: true });
const rejecting = stepDialog({ key: 'reject', document: RejectJobPostDocument, asks: 'reason', isDecision: true, isDestructive: true });
const revising = stepDialog({ key: 'revise', document: ReviseJobPostDocument });
const holding = stepDialog({ key: 'hold', document: HoldJobPostDocument, asks: 'note' });
const resuming = stepDialog({ key: 'resume', document: ResumeJobPostDocument });

/** What people do with a job post, the likeliest first: the first that is offered is the button of its page. */
export const postActs: readonly RecordAct[] = [
  { key: 'start', label: 'posts.start.menu', Icon: FileStack, isOffered: mayAdd(true), Dialog: CopyPostDialog },
  { key: 'ask', label: 'posts.ask.menu', Icon: Send, isOffered: where('update', 'DRAFT'), Dialog: asking },
  { key: 'approve', label: 'posts.approve.menu', Icon: Check, isOffered: where('optionalChoice', 'PENDING_APPROVAL'), Dialog: approving },
  { key: 'reject', label: 'posts.reject.menu', Icon: CircleX, isDestructive: true, isOffered: where('optionalChoice', 'PENDING_APPROVAL'), Dialog: rejecting },
  { key: 'withdraw', label: 'posts.withdraw.menu', Icon: Undo2, isOffered: where('update', 'PENDING_APPROVAL'), Dialog: withdrawing },
  { key: 'revise', label: 'posts.revise.menu', Icon: PenLine, isOffered: where('update', 'REJECTED'), Dialog: revising },
  { key: 'resume', label: 'posts.resume.menu', Icon: CirclePlay, isOffered: where('update', 'ON_HOLD'), Dialog: resuming },
  { key: 'reopen', label: 'posts.reopen.menu', Icon: RotateCcw, isOffered: where('update', 'CLOSED'), Dialog: ReopenDialog },
  { key: 'close', label: 'posts.close.menu', Icon: CircleX, isOffered: where('update', 'OPEN', 'ON_HOLD'), Dialog: CloseDialog },
  { key: 'hold', label: 'posts.hold.menu', Icon: CirclePause, isOffered: where('update', 'OPEN'), Dialog: holding },
  { key: 'duplicate', label: 'posts.copy.menu', Icon: Copy, isOffered: mayAdd(false), Dialog: CopyPostDialog },
  { key: 'keep', label: 'posts.keep.menu', Icon: FileStack, isOffered: mayAdd(false), Dialog: KeepTemplateDialog },
];
