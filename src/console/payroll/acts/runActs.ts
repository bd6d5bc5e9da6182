import Calculator from 'lucide-react/icons/calculator';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import { FinalizeDialog, ReckonDialog, ReopenDialog } from './RunDialogs.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

const FORM = 'SALARY_PAYSLIP_BI_MONTHLY';

/** Of one run, by who has the right, while it stands so. */
const where =
  (right: 'update' | 'optionalChoice', status: string): RecordAct['isOffered'] =>
  ({ rights, row }) =>
    row !== undefined && rights[FORM]?.[right] === true && rights[FORM].scope === 'ALL' && row['status'] === status;

/** What people do with payroll runs, the likeliest first. */
export const runActs: readonly RecordAct[] = [
  { key: 'finalize', label: 'payslips.finalize.menu', Icon: Lock, isOffered: where('optionalChoice', 'DRAFT'), Dialog: FinalizeDialog },
  { key: 'reckon', label: 'payslips.reckon.menu', Icon: Calculator, isOffered: where('update', 'DRAFT'), Dialog: ReckonDialog },
  { key: 'reopen', label: 'payslips.reopen.menu', Icon: LockOpen, isDestructive: true, isOffered: where('optionalChoice', 'FINALIZED'), Dialog: ReopenDialog },
];
