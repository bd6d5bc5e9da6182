/** /v3/offer: the letter to read, and the way to answer it. */
import { html, trusted } from '../html.ts';
import type { Html } from '../html.ts';
import { topOf } from '../layout.ts';
import type { Page } from '../layout.ts';
import { longDay } from '../post-words.ts';
import type { Visit } from '../visit.ts';
import type { SeenOffer } from './offer-of-visit.ts';

const PATH = '/offer';
/** Where the answer is given: below a letter that is longer than a phone. */
const ANSWER = '#answer';

export type Told = { readonly kind: 'good' | 'bad'; readonly text: string } | null;
/** What the candidate wrote, when the page comes again. */
export type Written = { readonly name: string; readonly comment: string; /** Where it still serves. */ readonly code?: string };

const table = ({ content: { heads, lines } }: SeenOffer): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${heads[2]}"><table class="figures"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${lines.map(({ name, monthly, annual, isSum }) => html`<tr${isSum ? trusted(' class="sum"') : ''}><th scope="row">${name}</th><td>${monthly}</td><td>${annual}</td></tr>`)}</tbody></table></div>`;

const ask = (visit: Visit, { token }: SeenOffer): Html =>
  html`<form method="post" action="${visit.href(`${PATH}/passcode`)}${ANSWER}" class="stack"><input type="hidden" name="token" value="${token}"><p class="quiet">${visit.say('offerPage.how')}</p><button class="main">${visit.say('offerPage.sendCode')}</button></form>`;

const answer = (visit: Visit, { token, content }: SeenOffer, written: Written): Html => {
  const { say, settings: { passcodeExpiryMinutes: minutes } } = visit;
  return html`<form method="post" action="${visit.href(`${PATH}/answer`)}${ANSWER}" class="stack"><input type="hidden" name="token" value="${token}"><div class="field"><label for="code">${say('portal.code')}</label><input id="code" name="code" type="text" required autocomplete="one-time-code" inputmode="numeric" pattern="[0-9 ]{6,7}" maxlength="7" value="${written.code ?? ''}" autofocus><p class="small">${say('portal.codeHelp', { smart_count: minutes, minutes })}</p></div><div class="field"><label for="name">${say('offerPage.yourName')}</label><input id="name" name="name" type="text" required autocomplete="name" maxlength="200" value="${written.name}"><p class="small">${say('offerPage.yourNameHelp', { name: content.name })}</p></div><div class="field"><label for="comment">${say('offerPage.comment')}</label><textarea id="comment" name="comment" rows="3" maxlength="1000">${written.comment}</textarea></div><p class="small">${say('offerPage.recorded')}</p><div class="row"><button class="main" name="answer" value="ACCEPTED">${say('offerPage.accept')}</button><button name="answer" value="DECLINED">${say('offerPage.decline')}</button></div><p><a href="${visit.href(PATH, { token })}${ANSWER}">${say('join.newCode')}</a></p></form>`;
};

/** `written` is there once a code was asked for. */
export const offerPage = (visit: Visit, offer: SeenOffer, told: Told, written: Written | null): Page => {
  const { say } = visit;
  const { content, expiresOn, token } = offer;
  const state = offer.answer === 'PENDING' ? html`<p class="note">${say('offerPage.until', { day: longDay(visit, expiresOn) })}</p>` : html`<p class="note ${offer.answer === 'ACCEPTED' ? 'good' : ''}" role="status">${say(`offerPage.is.${offer.answer}`)}</p>`;
  const note = told ? html`<p class="note ${told.kind}" role="${told.kind === 'bad' ? 'alert' : 'status'}">${told.text}</p>` : '';
  // What was said about the answer stands where it is given.
  const isAnswering = offer.answer === 'PENDING' && written !== null;
  return {
    title: `${content.subject} · ${visit.organisation}`,
    hasScript: true,
    header: topOf(visit, PATH, { token, ...(isAnswering ? { asked: '1' } : {}) }),
    status: told?.kind === 'bad' ? 422 : 200,
    body: html`<div class="stack"><p></p><h1>${content.subject}</h1>${isAnswering ? '' : note}${state}<article class="box stack">${content.body.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph.split('\n').map((line, at) => html`${at > 0 ? trusted('<br>') : ''}${line}`)}</p>`)}${table(offer)}</article><p><a class="button" href="${visit.href(`${PATH}/letter`, { token })}">${say(offer.signedLetter ? 'offerPage.signedPdf' : 'offerPage.pdf')}</a></p>${offer.answer !== 'PENDING' ? '' : html`<h2 id="answer">${say('offerPage.answer')}</h2>${isAnswering ? note : ''}${written === null ? ask(visit, offer) : answer(visit, offer, written)}`}</div>`,
  };
};
