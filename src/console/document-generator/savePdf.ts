import { ReadDocumentPdfDocument } from '../../../generated/document-signing/operations.ts';
import { saveFile } from '../resource/saveFile.ts';
import { askAnswer } from '../shell/askAnswer.ts';
import { fileOf } from '../shell/fileOf.ts';

/** Puts the PDF of a document among the person's downloads; `words` of a draft that is not saved yet. */
export const savePdf = async (documentId: number, words: { readonly name?: string; readonly body?: string } = {}): Promise<void> => {
  const { name, content } = await askAnswer('document-signing', ReadDocumentPdfDocument, { documentId, ...words });
  saveFile(fileOf(content, 'application/pdf'), name);
};
