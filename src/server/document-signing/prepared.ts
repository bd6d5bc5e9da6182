/** A document as it would be sent now, and what keeps it from that. */
import { namesIn } from '../../domain/documents/document-words.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import { organisationName } from '../auth/organisation-name.ts';
import type { Transaction } from '../db/org.ts';
import { storedLogo, type StoredLogo } from '../letters/logo.ts';
import { unwritable } from '../letters/paper.ts';
import type { DocumentWords } from '../documents/document-pdf.ts';
import { languageOfDocument, type GeneratedDocument } from '../documents/document.ts';

export type Prepared = { readonly words: DocumentWords; readonly logo: StoredLogo | undefined; readonly missing: readonly string[]; readonly problems: readonly Problem[] };

export const preparedOf = async (tx: Transaction, document: GeneratedDocument): Promise<Prepared> => {
  const words = { language: languageOfDocument(document), organisation: await organisationName(tx), name: document.name, body: document.body };
  const missing = namesIn(`${words.name} ${words.body}`);
  const strange = await unwritable(`${words.organisation} ${words.name} ${words.body}`);
  return {
    words,
    logo: await storedLogo(tx),
    missing,
    problems: [
      ...(missing.length > 0 ? [{ field: 'body', ...finding('documents.unfilled', { names: missing.map((name) => `{{${name}}}`).join(', ') }) }] : []),
      ...(strange.length > 0 ? [{ field: 'body', ...finding('documents.unwritable', { signs: strange.slice(0, 10).join(' ') }) }] : []),
    ],
  };
};
