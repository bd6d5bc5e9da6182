import { fillTemplate } from '../../domain/mailTemplates.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { documentWithin, languageOfDocument } from '../documents/document.ts';
import { say } from '../messages.ts';
import { isMailAddress } from '../mail/address.ts';
import { fileNameOf } from './document-file.ts';

/** To whom the document is about, in its language. */
export const documentMailDraft = ({ documentId }: { readonly documentId: number }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const document = await documentWithin(tx, grant, documentId);
    const [about] = await tx.query<{ email: string | null }>(`select coalesce((select email from employee where org_code = $1 and id = $2::bigint), (select email from candidate where org_code = $1 and id = $3::bigint)) as email`, [tx.orgCode, document.employeeId, document.candidateId]);
    const language = languageOfDocument(document);
    const words = { senderName: grant.session.name, docName: document.name };
    // Said with their own names as values, so that nothing in a document's name is read as one.
    const written = (key: string): string => fillTemplate(say(language, key, { senderName: '{{senderName}}', docName: '{{docName}}' }), words);
    return { errorCode: '', message: '', to: about?.email && isMailAddress(about.email) ? [about.email] : [], subject: written('documents.mail.subject'), body: written('documents.mail.body'), fileName: fileNameOf(document) };
  });
