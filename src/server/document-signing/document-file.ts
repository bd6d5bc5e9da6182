import type { Context } from '../context.ts';
import { documentPdf as pdfOf } from '../documents/document-pdf.ts';
import type { GeneratedDocument } from '../documents/document.ts';
import { storeOf } from '../files/open-store.ts';
import { logoOf } from '../letters/logo.ts';
import { refuse } from '../refuse.ts';
import type { Prepared } from './prepared.ts';

export const fileNameOf = ({ name }: Pick<GeneratedDocument, 'name'>): string => `${name.replaceAll(/[/\\:*?"<>|\p{Cc}]+/gu, ' ').replaceAll(/ {2,}/g, ' ').trim() || 'document'}.pdf`;

/** The PDF as it is kept, signed where it is; of a draft as it would be sent now. Refuses DOCUMENT_MAIL_FAILED where what is kept cannot be read. */
export const pdfOfDocument = async (context: Pick<Context, 'settings'>, document: GeneratedDocument, { words, logo }: Prepared): Promise<Buffer> => {
  const key = document.signedLetter ?? document.letter;
  if (key === null) return (await pdfOf(words, await logoOf(context, logo), new Date(), null)).bytes;
  const bytes = await storeOf(context.settings).read(key);
  if (!bytes) throw refuse('DOCUMENT_MAIL_FAILED');
  return bytes;
};
