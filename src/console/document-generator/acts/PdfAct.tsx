import { useEffect, useRef } from 'react';
import { useTellFailure } from '../../shell/failure/useTellFailure.ts';
import { savePdf } from '../savePdf.ts';
import type { ActDialogProps } from '../../resource/acts/recordAct.ts';

/** Downloads the PDFs, one after the other; what cannot be read is told. */
export const PdfAct = ({ ids, onClose, onDone }: ActDialogProps) => {
  const tellFailure = useTellFailure();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const all = async (): Promise<void> => {
      for (const id of ids) await savePdf(Number(id));
    };
    all().then(onDone, (error: unknown) => {
      tellFailure(error);
      onClose();
    });
  }, [ids, onClose, onDone, tellFailure]);
  return null;
};
