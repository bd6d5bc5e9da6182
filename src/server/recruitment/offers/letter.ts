import type { Logo } from '../../letters/logo.ts';
import { newPaper } from '../../letters/paper.ts';
import { seal, type Sealed } from '../../letters/seal.ts';
import { say } from '../../messages.ts';
import type { Content } from './content.ts';

export type Signature = { readonly answer: 'ACCEPTED' | 'DECLINED'; readonly name: string; readonly at: Date; readonly from: string; readonly comment: string | null; /** Of the letter that was answered. */ readonly digest: string };
export type Letter = Sealed;

/** The letter as PDF; with a signature it is the letter again with the answer below it. */
export const letterPdf = async (content: Content, logo: Logo, sentAt: Date, signature: Signature | null): Promise<Letter> => {
  const { language, organisation, subject, body, heads, lines } = content;
  const paper = await newPaper(subject, signature?.at ?? sentAt);
  if (logo) await paper.picture(logo.bytes, logo.type);
  paper.text(organisation, { size: 9.5, gap: 8 });
  paper.text(subject, { size: 16, strong: true, gap: 8 });
  paper.text(body, { gap: 12 });
  paper.row(heads, { strong: true });
  for (const { name, monthly, annual, isSum } of lines) paper.row([name, monthly, annual], { strong: isSum === true });
  if (signature) {
    const { answer, name, at, from, comment, digest } = signature;
    paper.text('', { gap: 12 });
    paper.text(say(language, `offerPage.sealed.${answer}`), { size: 13, strong: true, gap: 4 });
    paper.text(say(language, 'offerPage.sealedBy', { name, email: content.email }));
    paper.text(say(language, 'offerPage.sealedAt', { time: at.toISOString(), address: from }));
    if (comment) paper.text(say(language, 'offerPage.sealedComment', { comment }));
    paper.text(say(language, 'offerPage.sealedDigest', { digest }), { size: 8.5 });
  }
  return seal(paper);
};
