/** /v3/sign-document: the document to read, and the way to sign or decline it. */
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import { topOf } from '../layout.ts';
import type { Page } from '../layout.ts';
import { ANSWER, askPasscode, letterBox, nameField, noteOf, passcodeField, textField, type Told } from '../letter-parts.ts';
import { longDay } from '../post-words.ts';
import type { Visit } from '../visit.ts';
import type { Seen } from './document-of-visit.ts';

export const PATH = '/sign-document';

/** What was written, when the page comes again. */
export type Written = { readonly name: string; readonly reason: string; /** Where it still serves. */ readonly code?: string };

const answer = (visit: Visit, { token, signature }: Seen, written: Written): Html => {
  const { say } = visit;
  return html`<form method="post" action="${visit.href(`${PATH}/answer`)}${ANSWER}" class="stack"><input type="hidden" name="token" value="${token}">${passcodeField(visit, written.code ?? '')}${nameField(visit, written.name, say('signPage.yourNameHelp', { name: signature.name }))}${textField('reason', say('signPage.reason'), written.reason)}<p class="small">${say('signPage.recorded')}</p><div class="row"><button class="main" name="answer" value="SIGNED">${say('signPage.sign')}</button><button name="answer" value="DECLINED" formnovalidate>${say('signPage.decline')}</button></div><p><a href="${visit.href(PATH, { token })}${ANSWER}">${say('join.newCode')}</a></p></form>`;
};

/** `written` is there once a code was asked for. */
export const signDocumentPage = (visit: Visit, seen: Seen, told: Told, written: Written | null): Page => {
  const { say } = visit;
  const { document, standing, token } = seen;
  const isOpen = standing === 'OPEN';
  const state = isOpen ? html`<p class="note">${say('signPage.until', { day: longDay(visit, String(document.expiresOn)) })}</p>` : html`<p class="note ${standing === 'SIGNED' ? 'good' : ''}" role="status">${say(`signPage.is.${standing}`)}</p>`;
  const note = noteOf(told);
  // What was said about the answer stands where it is given.
  const isAnswering = isOpen && written !== null;
  // What was voided before it was signed is nobody's to read any more.
  const isRead = standing !== 'ENDED' && standing !== 'EXPIRED';
  return {
    title: `${document.name} · ${visit.organisation}`,
    hasScript: true,
    isOfJoining: document.candidateId === null,
    header: topOf(visit, PATH, { token, ...(isAnswering ? { asked: '1' } : {}) }),
    status: told?.kind === 'bad' ? 422 : 200,
    body: html`<div class="stack"><p></p><h1>${document.name}</h1>${isAnswering ? '' : note}${state}${isRead ? html`${letterBox(document.body, '')}<p><a class="button" href="${visit.href(`${PATH}/letter`, { token })}">${say(document.signedLetter ? 'signPage.signedPdf' : 'signPage.pdf')}</a></p>` : ''}${isOpen ? html`<h2 id="answer">${say('signPage.answer')}</h2>${isAnswering ? note : ''}${written === null ? askPasscode(visit, PATH, token, say('signPage.how')) : answer(visit, seen, written)}` : ''}</div>`,
  };
};
