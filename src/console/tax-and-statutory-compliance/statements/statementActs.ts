import FileCog from 'lucide-react/icons/file-cog';
import { GenerateDialog } from './GenerateDialog.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

/** What people do with a quarterly statement until it is filed. */
export const statementActs: readonly RecordAct[] = [
  { key: 'generate', label: 'taxStatements.generate.menu', Icon: FileCog, isOffered: ({ rights, row }) => row !== undefined && rights['FORM_24Q']?.update === true && rights['FORM_24Q'].scope === 'ALL' && row['receiptNumber'] == null, Dialog: GenerateDialog },
];
