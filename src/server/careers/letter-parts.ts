/** What the pages of letters share: the words to read, the way to a passcode, and the fields of an answer. */
import type { Context } from '../http/route.ts';
import { html, trusted } from './html.ts';
import type { Html, Part } from './html.ts';
import type { Visit } from './visit.ts';

export type Told = { readonly kind: 'good' | 'bad'; readonly text: string } | null;

/** Where the answer is given: below a letter that is longer than a phone. */
export const ANSWER = '#answer';

export const noteOf = (told: Told): Part => (told ? html`<p class="note ${told.kind}" role="${told.kind === 'bad' ? 'alert' : 'status'}">${told.text}</p>` : '');

/** A text in its paragraphs and lines; `below` follows it on the same sheet. */
export const letterBox = (text: string, below: Part): Html =>
  html`<article class="box stack">${text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph.split('\n').map((line, at) => html`${at > 0 ? trusted('<br>') : ''}${line}`)}</p>`)}${below}</article>`;

/** The button that asks for a passcode; `path` is that of the letter's page. */
export const askPasscode = (visit: Visit, path: string, token: string, how: string): Html =>
  html`<form method="post" action="${visit.href(`${path}/passcode`)}${ANSWER}" class="stack"><input type="hidden" name="token" value="${token}"><p class="quiet">${how}</p><button class="main">${visit.say('offerPage.sendCode')}</button></form>`;

export const passcodeField = ({ say, settings: { passcodeExpiryMinutes: minutes } }: Visit, code: string): Html =>
  html`<div class="field"><label for="code">${say('portal.code')}</label><input id="code" name="code" type="text" required autocomplete="one-time-code" inputmode="numeric" pattern="[0-9 ]{6,7}" maxlength="7" value="${code}" autofocus><p class="small">${say('portal.codeHelp', { smart_count: minutes, minutes })}</p></div>`;

export const nameField = ({ say }: Visit, name: string, help: string): Html =>
  html`<div class="field"><label for="name">${say('offerPage.yourName')}</label><input id="name" name="name" type="text" required autocomplete="name" maxlength="200" value="${name}"><p class="small">${help}</p></div>`;

export const textField = (name: string, label: string, value: string): Html => html`<div class="field"><label for="${name}">${label}</label><textarea id="${name}" name="${name}" rows="3" maxlength="1000">${value}</textarea></div>`;

/** Hands a letter out as a file, for its reader alone. */
export const sendLetter = ({ response }: Context, bytes: Buffer, name: string): void => {
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': bytes.length, 'content-disposition': `attachment; filename="${name}"`, 'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'", 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  response.end(bytes);
};
