/** /v3/candidate-portal: the way in by a mailed passcode, then what became of each application. */
import { greetedAs } from '../../../domain/greetedAs.ts';
import { html, trusted } from '../html.ts';
import type { Html } from '../html.ts';
import { icons } from '../icons.ts';
import { topOf } from '../layout.ts';
import type { Page } from '../layout.ts';
import { longDay } from '../post-words.ts';
import { DOCUMENT_KINDS } from '../store-file.ts';
import type { Visit } from '../visit.ts';
import { interviewsPart } from './interviews-part.ts';
import type { PortalApplication, PortalData, PortalFile } from './portal-data.ts';
import type { Candidate } from './portal-session.ts';

const PATH = '/candidate-portal';

export type Told = { readonly kind: 'good' | 'bad'; readonly text: string } | null;

const header = (visit: Visit, kept: Readonly<Record<string, string>> = {}): Html => topOf(visit, PATH, kept);

const notice = (told: Told): Html | string => (told === null ? '' : html`<p class="note ${told.kind}" role="${told.kind === 'bad' ? 'alert' : 'status'}">${told.text}</p>`);

/** `email` is there once a code was asked for; `typed`: what was no address. `kept`: what its address says besides, in any language. */
export const signInPage = (visit: Visit, email: string | null, told: Told, typed = '', kept: Readonly<Record<string, string>> = {}): Page => {
  const { say } = visit;
  const isClosed = !visit.settings.candidatePortalLogin;
  const ask = html`<form method="post" action="${visit.href(`${PATH}/passcode`)}" class="stack"><div class="field"><label for="email">${say('careers.form.email')}</label><input id="email" name="email" type="email" required autocomplete="email" inputmode="email" maxlength="254" value="${typed}"><p class="small">${say('portal.emailHelp')}</p></div><button class="main">${say('portal.sendCode')}</button></form>`;
  const enter = html`<form method="post" action="${visit.href(`${PATH}/enter`)}" class="stack"><input type="hidden" name="email" value="${email ?? ''}"><p class="quiet">${email ?? ''}</p><div class="field"><label for="code">${say('portal.code')}</label><input id="code" name="code" type="text" required autocomplete="one-time-code" inputmode="numeric" pattern="[0-9 ]{6,7}" maxlength="7"${told?.kind === 'bad' ? trusted(' aria-invalid="true"') : ''}><p class="small">${say('portal.codeHelp', { smart_count: visit.settings.passcodeExpiryMinutes, minutes: visit.settings.passcodeExpiryMinutes })}</p></div><button class="main">${say('portal.enter')}</button></form><p><a href="${visit.href(PATH, { other: '1' })}">${say('portal.otherAddress')}</a></p>`;
  return {
    title: `${say('screen.candidate-portal')} · ${visit.organisation}`,
    hasScript: true,
    header: header(visit, kept),
    status: told?.kind === 'bad' ? 422 : 200,
    body: html`<div class="stack"><p></p><h1>${say('screen.candidate-portal')}</h1>${notice(told)}${isClosed ? html`<p class="note">${say('portal.closed')}</p>` : email === null ? ask : enter}</div>`,
  };
};

/** Where an application stands, in words: an offer says more than the stage that a recruiter moves by hand. */
const stateOf = (visit: Visit, { kind, withdrawnOn, movedOn, offerUntil, offerAnswer, offerDay, isPutAway }: PortalApplication): string => {
  const { say } = visit;
  if (withdrawnOn !== null) return say('portal.withdrawn', { day: longDay(visit, withdrawnOn) });
  if (movedOn !== null) return say('portal.movedAway', { day: longDay(visit, movedOn) });
  if (kind === 'HIRED' || kind === 'REJECTED') return say(`portal.stage.${kind}`);
  if (isPutAway) return say('portal.putAway');
  if (offerUntil !== null) return say('portal.offerWaits', { day: longDay(visit, offerUntil) });
  return offerAnswer === null || offerDay === null ? say(`portal.stage.${kind}`) : say(`portal.offer.${offerAnswer}`, { day: longDay(visit, offerDay) });
};

const application = (visit: Visit, one: PortalApplication): Html => {
  const { say } = visit;
  const { id, title, code, appliedOn, kind, withdrawnOn, movedOn, isOpen, offerUntil, isPutAway } = one;
  const mayWithdraw = withdrawnOn === null && movedOn === null && !isPutAway && !['HIRED', 'REJECTED'].includes(kind);
  return html`<li class="box stack"><div><h3>${isOpen ? html`<a href="${visit.href(`/careers/${encodeURIComponent(code)}`)}">${title}</a>` : title}</h3><p class="small">${say('portal.appliedOn', { day: longDay(visit, appliedOn) })}</p></div><p><b>${stateOf(visit, one)}</b></p>${mayWithdraw ? html`<details><summary>${say('portal.withdraw')}</summary><form method="post" action="${visit.href(`${PATH}/withdraw`)}" class="stack"><p class="quiet">${say('portal.withdrawWhy')}${offerUntil !== null ? ` ${say('portal.withdrawOffer')}` : ''}</p><input type="hidden" name="application" value="${id}"><button>${say('portal.withdrawNow')}</button></form></details>` : ''}</li>`;
};

const size = (visit: Visit, bytes: number): string => new Intl.NumberFormat(visit.tag, { style: 'unit', unit: bytes >= 1_000_000 ? 'megabyte' : 'kilobyte', maximumFractionDigits: 1 }).format(bytes / (bytes >= 1_000_000 ? 1_000_000 : 1000));

const file = (visit: Visit, { id, name, size: bytes, day }: PortalFile): Html => html`<li class="row">${icons.file}<a class="grow" href="${visit.href(`${PATH}/files/${id}`)}">${name}</a><span class="small">${size(visit, bytes)} · ${longDay(visit, day)}</span></li>`;

export const portalPage = (visit: Visit, candidate: Candidate, { applications, rounds, files, retainUntil }: PortalData, told: Told): Page => {
  const { say } = visit;
  const list = (items: readonly Html[]): Html => html`<ul class="jobs">${items}</ul>`;
  return {
    title: `${say('screen.candidate-portal')} · ${visit.organisation}`,
    hasScript: true,
    header: header(visit),
    status: told?.kind === 'bad' ? 422 : 200,
    body: html`<div class="stack"><p></p><div class="row"><div class="grow"><h1>${say('portal.hello', { name: visit.language === 'ja' ? greetedAs('ja', candidate) : candidate.name })}</h1><p class="small">${candidate.email}</p></div><form method="post" action="${visit.href(`${PATH}/leave`)}"><button>${say('portal.leave')}</button></form></div>${notice(told)}${interviewsPart(visit, rounds)}<h2>${say('portal.applications')}</h2>${applications.length === 0 ? html`<p class="note">${say('portal.noApplications')} <a href="${visit.href('/careers')}">${say('careers.all')}</a></p>` : list(applications.map((one) => application(visit, one)))}<h2>${say('portal.documents')}</h2><p class="quiet">${say('portal.documentsWhy')}</p>${files.length > 0 ? list(files.map((one) => file(visit, one))) : ''}<form method="post" action="${visit.href(`${PATH}/documents`)}" enctype="multipart/form-data" class="stack"><div class="field"><label for="document">${say('portal.document')}</label><input id="document" name="document" type="file" required accept="${DOCUMENT_KINDS}" aria-describedby="document-help"><p class="small" id="document-help">${say('portal.documentHelp')}</p></div><button>${say('portal.upload')}</button></form><h2>${say('portal.data')}</h2><p class="quiet">${retainUntil === null ? say('portal.dataKept') : say('portal.dataUntil', { day: longDay(visit, retainUntil) })}</p><details class="box"><summary>${say('portal.erase')}</summary><form method="post" action="${visit.href(`${PATH}/erase`)}" class="stack"><p>${say('portal.eraseWhy')}</p><label class="tick"><input type="checkbox" name="sure" value="yes" required><span>${say('portal.eraseSure')}</span></label><button>${say('portal.eraseNow')}</button></form></details></div>`,
  };
};

export const erasedPage = (visit: Visit): Page => ({
  title: `${visit.say('portal.erased')} · ${visit.organisation}`,
  header: header(visit),
  body: html`<div class="stack"><p></p><h1>${visit.say('portal.erased')}</h1><p class="note good">${visit.say('portal.erasedWhy')}</p><p><a class="button" href="${visit.href('/careers')}">${visit.say('careers.all')}</a></p></div>`,
});
