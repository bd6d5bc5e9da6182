import BellRing from 'lucide-react/icons/bell-ring';
import Download from 'lucide-react/icons/download';
import { FileAct } from './FileAct.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import type { RecordAct } from '../../../resource/acts/recordAct.ts';

/** What people do with a form besides editing and deleting it. */
export const formActs: readonly RecordAct[] = [
  { key: 'remind', label: 'dynamicFormActs.remind', Icon: BellRing, isOffered: ({ screen, rights, row }) => rights[screen.form]?.update === true && row?.['status'] === 'OPEN', Dialog: RemindDialog },
  { key: 'file', label: 'dynamicFormActs.file', Icon: Download, isOffered: ({ row }) => row === undefined || row['status'] !== 'DRAFT', Dialog: FileAct },
];
