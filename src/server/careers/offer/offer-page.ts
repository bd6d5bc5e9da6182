/** /v3/offer: the letter to read, and the way to answer it. */
import { html, trusted } from '../html.ts';
import type { Html } from '../html.ts';
import { topOf } from '../layout.ts';
import type { Page } from '../layout.ts';
import { ANSWER, askPasscode, letterBox, nameField, noteOf, passcodeField, textField, type Told } from '../letter-parts.ts';
import { longDay } from '../post-words.ts';
import type { Visit } from '../visit.ts';
import type { SeenOffer } from './offer-of-visit.ts';

const PATH = '/offer';
/** What the candidate wrote, when the page comes again. */
export type Written = { readonly name: string; readonly comment: string; /** Where it still serves. */ readonly code?: string };

const table = ({ content: { heads, lines } }: SeenOffer): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${heads[2]}"><table class="figures"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${lines.map(({ name, monthly, annual, isSum }) => html`<tr${isSum ? trusted(' class="sum"') : ''}><th scope="row">${name}</th><td>${monthly}</td><td>${annual}</td></tr>`)}</tbody></table></div>`;

const answer = (visit: Visit, { token, content }: SeenOffer, written: Written): Html => {
  const { say } = visit;
  return html`<form method="post" action="${visit.href(`${PATH}/answer`)}${ANSWER}" class="stack"><input type="hidden" name="token" value="${token}">${passcodeField(visit, written.code ?? '')}${nameField(visit, written.name, say('offerPage.yourNameHelp', { name: content.name }))}${textField('comment', say('offerPage.comment'), written.comment)}<p class="small">${say('offerPage.recorded')}</p><div class="row"><button class="main" name="answer" value="ACCEPTED">${say('offerPage.accept')}</button><button name="answer" value="DECLINED">${say('offerPage.decline')}</button></div><p><a href="${visit.href(PATH, { token })}${ANSWER}">${say('join.newCode')}</a></p></form>`;
};

/** `written` is there once a code was asked for. */
export const offerPage = (visit: Visit, offer: SeenOffer, told: Told, written: Written | null): Page => {
  const { say } = visit;
  const { content, expiresOn, token } = offer;
  const state = offer.answer === 'PENDING' ? html`<p class="note">${say('offerPage.until', { day: longDay(visit, expiresOn) })}</p>` : html`<p class="note ${offer.answer === 'ACCEPTED' ? 'good' : ''}" role="status">${say(`offerPage.is.${offer.answer}`)}</p>`;
  const note = noteOf(told);
  // What was said about the answer stands where it is given.
  const isAnswering = offer.answer === 'PENDING' && written !== null;
  return {
    title: `${content.subject} · ${visit.organisation}`,
    hasScript: true,
    header: topOf(visit, PATH, { token, ...(isAnswering ? { asked: '1' } : {}) }),
    status: told?.kind === 'bad' ? 422 : 200,
    body: html`<div class="stack"><p></p><h1>${content.subject}</h1>${isAnswering ? '' : note}${state}${letterBox(content.body, table(offer))}<p><a class="button" href="${visit.href(`${PATH}/letter`, { token })}">${say(offer.signedLetter ? 'offerPage.signedPdf' : 'offerPage.pdf')}</a></p>${offer.answer !== 'PENDING' ? '' : html`<h2 id="answer">${say('offerPage.answer')}</h2>${isAnswering ? note : ''}${written === null ? askPasscode(visit, PATH, offer.token, say('offerPage.how')) : answer(visit, offer, written)}`}</div>`,
  };
};
