import Ban from 'lucide-react/icons/ban';
import BellRing from 'lucide-react/icons/bell-ring';
import FileText from 'lucide-react/icons/file-text';
import PenLine from 'lucide-react/icons/pen-line';
import Printer from 'lucide-react/icons/printer';
import Send from 'lucide-react/icons/send';
import { isUnderWay } from '../../../domain/documents/standing.ts';
import { MailDialog } from './MailDialog.tsx';
import { PdfAct } from './PdfAct.tsx';
import { PrintAct } from './PrintAct.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import { SignaturesDialog } from './SignaturesDialog.tsx';
import { VoidDialog } from './VoidDialog.tsx';
import type { RecordAct } from '../../resource/acts/recordAct.ts';

type At = Parameters<RecordAct['isOffered']>[0];

const mayWrite = ({ screen, rights }: At): boolean => rights[screen.form]?.update === true;
const isDraft = ({ row }: At): boolean => row?.['status'] === 'DRAFT';
/** Lists may not know for whom it waits; what nobody signs is refused then. */
const isWaiting = ({ row }: At): boolean => row !== undefined && isUnderWay({ waitsFor: 'signatories', ...row });
const isSigned = ({ row }: At): boolean => (row?.['signatories'] ?? '') !== '';
const onGenerator = ({ screen }: At): boolean => screen.form === 'DOCUMENT_GENERATOR';

/** What people do with a document, the likeliest first. */
export const documentActs: readonly RecordAct[] = [
  { key: 'sign', label: 'documentActs.sign', Icon: PenLine, isOffered: (at) => onGenerator(at) && mayWrite(at) && isDraft(at) && isSigned(at), Dialog: SignaturesDialog },
  { key: 'mail', label: 'documentActs.mail', Icon: Send, isOffered: (at) => at.row !== undefined && onGenerator(at) && mayWrite(at) && at.row['status'] !== 'VOIDED' && at.row['status'] !== 'DECLINED', Dialog: MailDialog },
  { key: 'remind', label: 'documentActs.remind', Icon: BellRing, isOffered: (at) => mayWrite(at) && isWaiting(at) && isSigned(at), Dialog: RemindDialog },
  { key: 'print', label: 'documentActs.print', Icon: Printer, isOffered: () => true, Dialog: PrintAct },
  { key: 'pdf', label: 'documentActs.pdf', Icon: FileText, isOffered: () => true, Dialog: PdfAct },
  { key: 'void', label: 'documentActs.void', Icon: Ban, isDestructive: true, isOffered: (at) => mayWrite(at) && isWaiting(at) && isSigned(at), Dialog: VoidDialog },
];
