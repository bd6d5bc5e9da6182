/** /v3/join/<token> before the passcode: who is greeted for what, and the way in. */
import { greetedAs } from '../../../domain/greetedAs.ts';
import { html, trusted } from '../html.ts';
import type { Html } from '../html.ts';
import { topOf } from '../layout.ts';
import type { Page } from '../layout.ts';
import { longDay } from '../post-words.ts';
import type { Visit } from '../visit.ts';
import { joinPath, mayLook } from './joining.ts';
import type { Joining, JoiningVisit } from './joining.ts';
import { notice } from './step-page.ts';
import type { Told } from './step-page.ts';

export const joinHeader = (visit: Visit, joining: Joining): Html => topOf(visit, joinPath(joining));

/** 'You start as weaver at Northwind on 1 December 2026.' */
export const startLine = ({ visit, joining }: JoiningVisit): string => {
  const day = longDay(visit, joining.joiningDate);
  return joining.jobTitle === null ? visit.say('join.startsOn', { organisation: visit.organisation, day }) : visit.say('join.startsAs', { organisation: visit.organisation, job: joining.jobTitle, day });
};

/** 'a•••@example.com': enough to know one's own. */
const veiled = (email: string): string => `${Array.from(email)[0] ?? ''}•••${email.slice(email.indexOf('@'))}`;

/** What there is to say where nothing can be filled in. */
export const stateLine = ({ visit, joining }: JoiningVisit): { readonly title: string; readonly text: string; readonly isGood: boolean } | null => {
  const name = joining.specialist ?? visit.organisation;
  if (joining.status === 'SUBMITTED') return { title: visit.say('join.is.sent'), text: visit.say('join.is.sentWhy', { name, day: longDay(visit, joining.submittedOn ?? visit.today) }), isGood: true };
  if (joining.status === 'ONBOARDED') return { title: visit.say('join.is.done'), text: visit.say('join.is.doneWhy', { organisation: visit.organisation }), isGood: true };
  if (joining.status === 'CANCELLED' || joining.status === 'DRAFT') return { title: visit.say('join.is.ended'), text: visit.say('join.is.endedWhy', { name }), isGood: false };
  return null;
};

/** `isAsked` once a passcode was mailed. */
export const entryPage = (of: JoiningVisit, isAsked: boolean, told: Told): Page => {
  const { visit, joining } = of;
  const { say } = visit;
  const state = stateLine(of);
  const isClosed = !mayLook(joining);
  const ask = html`<form method="post" action="${visit.href(joinPath(joining, 'passcode'))}" class="stack"><p class="quiet">${say('join.codeWhy', { email: veiled(joining.email ?? '') })}</p><p><button class="main">${say('portal.sendCode')}</button></p></form>`;
  const enter = html`<form method="post" action="${visit.href(joinPath(joining, 'enter'))}" class="stack"><div class="field"><label for="code">${say('portal.code')}</label><input id="code" name="code" type="text" required autocomplete="one-time-code" inputmode="numeric" pattern="[0-9 ]{6,7}" maxlength="7"${told?.kind === 'bad' ? trusted(' aria-invalid="true"') : ''}><p class="small">${say('portal.codeHelp', { smart_count: visit.settings.passcodeExpiryMinutes, minutes: visit.settings.passcodeExpiryMinutes })}</p></div><p class="row"><button class="main">${say('join.open')}</button><a href="${visit.href(joinPath(joining))}">${say('join.newCode')}</a></p></form>`;
  return {
    title: `${say('join.title')} · ${visit.organisation}`,
    isOfJoining: true,
    hasScript: true,
    // Another language asks for no other passcode, and says the same.
    header: topOf(visit, joinPath(joining), isAsked ? { asked: '1' } : told?.kind === 'bad' ? { ended: '1' } : {}),
    status: told?.kind === 'bad' ? 422 : 200,
    body: html`<div class="stack"><p></p><h1>${say('join.welcome', { name: greetedAs(visit.language, joining) })}</h1>${isClosed ? '' : html`<p>${startLine(of)}</p>`}${notice(told)}${state && isClosed ? html`<div class="note"><h2>${state.title}</h2><p>${state.text}</p></div>` : html`<p class="quiet">${say(joining.status === 'SUBMITTED' ? 'join.lookAgain' : 'join.until', { day: longDay(visit, joining.joiningDate) })}</p>${isAsked ? enter : ask}`}</div>`,
  };
};

/** A link that opens nothing: never was one, or a newer invitation took its place. */
export const noLinkPage = (visit: Visit, header: Html): Page => ({
  title: `${visit.say('join.noLink')} · ${visit.organisation}`,
  status: 404,
  isOfJoining: true,
  header,
  body: html`<div class="stack"><p></p><h1>${visit.say('join.noLink')}</h1><p class="note">${visit.say('error.JOIN_LINK')}</p></div>`,
});
