import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { todayIn } from '../../../domain/dates.ts';
import { ApproveHeadcountPlanDocument, AskHeadcountPlanApprovalDocument, ReturnHeadcountPlanDocument } from '../../../../generated/recruitment/operations.ts';
import { DraftFromDialog } from './DraftFromDialog.tsx';
import { planStepDialog } from './planStepDialog.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

type Right = 'add' | 'update' | 'optionalChoice';

/** Of one plan, where it stands so, and for whoever has one of the rights. */
const where =
  (rights: readonly Right[], ...statuses: readonly string[]): RecordAct['isOffered'] =>
  ({ screen, rights: held, row }) =>
    row !== undefined && rights.some((right) => held[screen.form]?.[right] === true) && statuses.includes(String(row['status']));

const returning = planStepDialog({ key: 'return', document: ReturnHeadcountPlanDocument });
/** Whoever asked for a plan does not decide on it. */
const deciding =
  (status: string): RecordAct['isOffered'] =>
  (at) => where(['optionalChoice'], status)(at) && String(at.row?.['requestedById'] ?? '') !== at.session?.user.userId;
const isAhead: RecordAct['isOffered'] = (at) => deciding('APPROVED')(at) && String(at.row?.['effectiveFrom']) > todayIn(at.session?.organisation.timeZone ?? 'UTC', new Date());

/** What people do with headcount plans, the likeliest first. */
export const planActs: readonly RecordAct[] = [
  { key: 'ask', label: 'planning.ask.menu', Icon: Send, isOffered: where(['update'], 'DRAFT'), Dialog: planStepDialog({ key: 'ask', document: AskHeadcountPlanApprovalDocument }) },
  { key: 'approve', label: 'planning.approve.menu', Icon: Check, isOffered: deciding('PENDING_APPROVAL'), Dialog: planStepDialog({ key: 'approve', document: ApproveHeadcountPlanDocument }) },
  { key: 'return', label: 'planning.return.menu', Icon: Undo2, isOffered: (at) => where(['update', 'optionalChoice'], 'PENDING_APPROVAL')(at) || isAhead(at), Dialog: returning },
  { key: 'duplicate', label: 'planning.draftFrom.menu', Icon: Copy, isOffered: where(['add'], 'DRAFT', 'PENDING_APPROVAL', 'APPROVED'), Dialog: DraftFromDialog },
];
