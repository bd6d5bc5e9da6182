import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Ban from 'lucide-react/icons/ban';
import Briefcase from 'lucide-react/icons/briefcase';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import Eraser from 'lucide-react/icons/eraser';
import FolderInput from 'lucide-react/icons/folder-input';
import KeyRound from 'lucide-react/icons/key-round';
import Undo2 from 'lucide-react/icons/undo-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { ApplyDialog } from './ApplyDialog.tsx';
import { ArchiveDialog } from './ArchiveDialog.tsx';
import { BlacklistDialog } from './BlacklistDialog.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { OtherPoolDialog, PoolDialog } from './PoolDialog.tsx';
import { PortalOffDialog, PortalOnDialog } from './PortalDialog.tsx';
import { PostDialog } from './PostDialog.tsx';
import { RestoreDialog, UnlistDialog } from './RestoreDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { StartFromCandidates } from '../../joining/StartDialog.tsx';
import type { RecordAct } from '../../../resource/acts/recordAct.ts';

type At = Parameters<RecordAct['isOffered']>[0];
type Form = 'JOB_CANDIDATES' | 'TALENT_POOL' | 'ARCHIVED_CANDIDATES';

/** On the screens of these forms, with the right to change there; of one candidate only where it stands so. */
const on = (...forms: readonly Form[]) => ({ screen, rights }: At): boolean => forms.some((form) => form === screen.form) && rights[screen.form]?.update === true;
const where = (offered: RecordAct['isOffered'], ...standings: readonly string[]): RecordAct['isOffered'] => (at) => offered(at) && (at.row === undefined || at.row['standing'] === undefined || standings.includes(String(at.row['standing'])));

/** What recruiters do with candidates, the likeliest first. */
export const candidateActs: readonly RecordAct[] = [
  { key: 'status', label: 'candidates.status.menu', Icon: ArrowRightLeft, isOffered: on('JOB_CANDIDATES'), Dialog: StatusDialog },
  { key: 'onboard', label: 'onboard.start.menu', Icon: UserPlus, isOffered: ({ screen, rights, row }) => screen.form === 'JOB_CANDIDATES' && rights['RECRUITMENT_ONBOARDING']?.add === true && row !== undefined && (row['hiredOn'] ?? null) !== null && (row['employee'] ?? null) === null, Dialog: StartFromCandidates },
  { key: 'restore', label: 'candidates.restore.menu', Icon: ArchiveRestore, isOffered: where(on('ARCHIVED_CANDIDATES'), 'ARCHIVED'), Dialog: RestoreDialog },
  { key: 'archive', label: 'candidates.archive.menu', Icon: Archive, isOffered: on('JOB_CANDIDATES', 'TALENT_POOL'), Dialog: ArchiveDialog },
  { key: 'otherPool', label: 'candidates.otherPool.menu', Icon: FolderInput, isOffered: on('TALENT_POOL'), Dialog: OtherPoolDialog },
  { key: 'pool', label: 'candidates.pool.menu', Icon: FolderInput, isOffered: where(on('JOB_CANDIDATES', 'ARCHIVED_CANDIDATES'), 'ACTIVE', 'ARCHIVED'), Dialog: PoolDialog },
  { key: 'post', label: 'candidates.post.menu', Icon: Briefcase, isOffered: where(on('JOB_CANDIDATES', 'TALENT_POOL', 'ARCHIVED_CANDIDATES'), 'ACTIVE', 'TALENT_POOL', 'ARCHIVED'), Dialog: PostDialog },
  { key: 'apply', label: 'candidates.apply.menu', Icon: BriefcaseBusiness, isOffered: (at) => at.row !== undefined && on('JOB_CANDIDATES')(at), Dialog: ApplyDialog },
  { key: 'portalOn', label: 'candidates.portalOn.menu', Icon: KeyRound, isOffered: (at) => at.row?.['portalAccess'] !== true && on('JOB_CANDIDATES', 'TALENT_POOL', 'ARCHIVED_CANDIDATES')(at), Dialog: PortalOnDialog },
  { key: 'portalOff', label: 'candidates.portalOff.menu', Icon: KeyRound, isOffered: (at) => at.row?.['portalAccess'] !== false && on('JOB_CANDIDATES', 'TALENT_POOL', 'ARCHIVED_CANDIDATES')(at), Dialog: PortalOffDialog },
  { key: 'unlist', label: 'candidates.unlist.menu', Icon: Undo2, isOffered: where(on('ARCHIVED_CANDIDATES'), 'BLACKLISTED'), Dialog: UnlistDialog },
  { key: 'blacklist', label: 'candidates.blacklist.menu', Icon: Ban, isDestructive: true, isOffered: where(on('JOB_CANDIDATES', 'TALENT_POOL', 'ARCHIVED_CANDIDATES'), 'ACTIVE', 'TALENT_POOL', 'ARCHIVED'), Dialog: BlacklistDialog },
  // One at a time: a reason is of one person, and nothing takes it back.
  { key: 'erase', label: 'candidates.erase.menu', Icon: Eraser, isDestructive: true, isOffered: ({ rights, row }) => row !== undefined && rights['JOB_CANDIDATES']?.delete === true && rights['JOB_CANDIDATES'].scope === 'ALL', Dialog: EraseDialog },
];
