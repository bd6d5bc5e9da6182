import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import { HoldDialog, ReleaseDialog } from './HoldDialog.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

const FORM = 'SALARY_PAYSLIP_BI_MONTHLY';

const where =
  (status: string): RecordAct['isOffered'] =>
  ({ screen, rights, row }) =>
    screen.form === FORM && rights[FORM]?.update === true && rights[FORM].scope === 'ALL' && (row === undefined || row['status'] === status);

/** What people do with payslips of a run. */
export const payslipActs: readonly RecordAct[] = [
  { key: 'hold', label: 'payslips.hold.menu', Icon: CirclePause, isOffered: where('DRAFT'), Dialog: HoldDialog },
  { key: 'release', label: 'payslips.release.menu', Icon: CirclePlay, isOffered: where('HELD'), Dialog: ReleaseDialog },
];
