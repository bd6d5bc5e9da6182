import { SaveEach } from '../../resource/acts/SaveEach.tsx';
import { savePdf } from '../savePdf.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** Downloads the PDFs. */
export const PdfAct = (props: ActDialogProps) => <SaveEach {...props} save={savePdf} />;
