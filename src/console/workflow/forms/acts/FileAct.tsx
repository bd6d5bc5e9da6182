import { useEffect, useRef } from 'react';
import { ReadDynamicFormFileDocument } from '../../../../../generated/dynamic-form-builder/operations.ts';
import { saveFile } from '../../../resource/saveFile.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { fileOf } from '../../../shell/fileOf.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads the answers of the forms, one workbook after the other; what cannot be read is told. */
export const FileAct = ({ ids, onClose, onDone }: ActDialogProps) => {
  const tellFailure = useTellFailure();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const all = async (): Promise<void> => {
      for (const id of ids) {
        const { name, content } = await askAnswer('dynamic-form-builder', ReadDynamicFormFileDocument, { formId: Number(id) });
        saveFile(fileOf(content, XLSX), name);
      }
    };
    all().then(onDone, (error: unknown) => {
      tellFailure(error);
      onClose();
    });
  }, [ids, onClose, onDone, tellFailure]);
  return null;
};
