import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { documentWithin } from '../documents/document.ts';
import { refuseProblems } from '../refuse-problems.ts';
import { fileNameOf, pdfOfDocument } from './document-file.ts';
import { preparedOf } from './prepared.ts';

type Arguments = { readonly documentId: number; readonly name?: string | null; readonly body?: string | null };

/** Names that are not filled in yet stand in the PDF of a draft; letters that no PDF has are told. */
export const documentPdf = async ({ documentId, name, body }: Arguments, context: Context, grant: Grant) => {
  const { document, prepared } = await withOrg(context.db, grant.session.orgCode, async (tx) => {
    const kept = await documentWithin(tx, grant, documentId);
    const shown = kept.status === 'DRAFT' ? { ...kept, name: name?.slice(0, 200) ?? kept.name, body: body?.slice(0, 10_000) ?? kept.body } : kept;
    return { document: shown, prepared: await preparedOf(tx, shown) };
  });
  if (document.letter === null) refuseProblems(grant, prepared.problems.filter(({ message }) => message === 'documents.unwritable'));
  return { errorCode: '', message: '', name: fileNameOf(document), content: (await pdfOfDocument(context, document, prepared)).toString('base64') };
};
