import Briefcase from 'lucide-react/icons/briefcase';
import { PostDialog } from './PostDialog.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

/** What recruiters do with requisitions. */
export const requisitionActs: readonly RecordAct[] = [
  { key: 'post', label: 'planning.post.menu', Icon: Briefcase, isOffered: ({ rights, row }) => row !== undefined && rights['JOB_POSTS']?.add === true && row['status'] === 'APPROVED' && row['hiring'] !== 'FILLED', Dialog: PostDialog },
];
