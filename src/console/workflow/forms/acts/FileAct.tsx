import { ReadDynamicFormFileDocument } from '../../../../../generated/dynamic-form-builder/operations.ts';
import { SaveEach } from '../../../resource/acts/SaveEach.tsx';
import { saveFile } from '../../../resource/saveFile.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { fileOf } from '../../../shell/fileOf.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const saveAnswers = async (formId: number): Promise<void> => {
  const { name, content } = await askAnswer('dynamic-form-builder', ReadDynamicFormFileDocument, { formId });
  saveFile(fileOf(content, XLSX), name);
};

/** Downloads the answers of the forms, a workbook each. */
export const FileAct = (props: ActDialogProps) => <SaveEach {...props} save={saveAnswers} />;
