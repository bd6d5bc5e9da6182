/** A document as PDF; sealed, it is the document again with every signature below it. */
import type { Language } from '../../domain/languages.ts';
import type { Logo } from '../letters/logo.ts';
import { newPaper } from '../letters/paper.ts';
import { seal, type Sealed } from '../letters/seal.ts';
import { say } from '../messages.ts';
import type { Signature } from './document.ts';

export type DocumentWords = { readonly language: Language; readonly organisation: string; readonly name: string; readonly body: string };
/** `digest`: of the document as it was sent. */
export type DocumentSeal = { readonly by: string; readonly at: Date; readonly digest: string; readonly signatures: readonly Pick<Signature, 'name' | 'email' | 'role' | 'signedBy' | 'signedFrom' | 'answeredOn' | 'proof'>[] };

/** `at` is the day that the file bears. */
export const documentPdf = async ({ language, organisation, name, body }: DocumentWords, logo: Logo, at: Date, sealed: DocumentSeal | null): Promise<Sealed> => {
  const paper = await newPaper(name, at);
  if (logo) await paper.picture(logo.bytes, logo.type);
  paper.text(organisation, { size: 9.5, gap: 8 });
  paper.text(name, { size: 16, strong: true, gap: 8 });
  paper.text(body, { gap: 12 });
  if (sealed) {
    paper.text('', { gap: 8 });
    paper.text(say(language, 'documents.seal.signatures'), { size: 13, strong: true, gap: 4 });
    for (const { name: signatory, email, role, signedBy, signedFrom, answeredOn, proof } of sealed.signatures) {
      paper.text(signedBy ?? signatory, { size: 14, strong: true });
      paper.text(say(language, 'documents.seal.who', { name: signatory, role: say(language, `enum.SignatoryRole.${role}`) }));
      paper.text(say(language, `documents.seal.${proof ?? 'PASSCODE'}`, { email }));
      paper.text(say(language, 'documents.seal.at', { time: answeredOn ?? '', address: signedFrom ?? '' }), { gap: 8 });
    }
    paper.text(say(language, 'documents.seal.sealed', { by: sealed.by, time: sealed.at.toISOString() }), { size: 8.5 });
    paper.text(say(language, 'documents.seal.digest', { digest: sealed.digest }), { size: 8.5 });
  }
  return seal(paper);
};
