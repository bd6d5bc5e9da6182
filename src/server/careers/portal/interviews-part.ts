/** The interviews on the page of the portal. */
import { addDays, todayIn } from '../../../domain/dates.ts';
import { longSpan } from '../../../domain/longSpan.ts';
import { safeUrl } from '../../../domain/safeUrl.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { Visit } from '../visit.ts';
import type { PortalRound } from './interviews.ts';

const PATH = '/candidate-portal';

const timeOf = ({ language }: Visit, { startsAt, endsAt, timeZone }: PortalRound): string => longSpan(language, startsAt, endsAt, timeZone);

/** That it is today or tomorrow, by the clock of the round; nothing of other days. */
const nearOf = ({ tag }: Visit, { startsAt, timeZone }: PortalRound): string => {
  const [today, day] = [todayIn(timeZone, new Date()), todayIn(timeZone, new Date(startsAt))];
  const ahead = [today, addDays(today, 1)].indexOf(day);
  if (ahead < 0) return '';
  const near = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(ahead, 'day');
  return `${near.charAt(0).toLocaleUpperCase(tag)}${near.slice(1)} · `;
};

const moving = (visit: Visit, { id, askedToMove }: PortalRound): Html => {
  const { say } = visit;
  if (askedToMove) return html`<p class="note good">${say('portal.moveAsked')}</p>`;
  return html`<details><summary>${say('portal.move')}</summary><form method="post" action="${visit.href(`${PATH}/move`)}" class="stack"><p class="quiet">${say('portal.moveWhy')}</p><input type="hidden" name="round" value="${id}"><div class="field"><label for="note-${id}">${say('portal.moveNote')}</label><textarea id="note-${id}" name="note" maxlength="500" rows="3"></textarea></div><button>${say('portal.moveNow')}</button></form></details>`;
};

const round = (visit: Visit, one: PortalRound): Html => {
  const { say } = visit;
  const link = one.link === null ? null : safeUrl(one.link);
  const place = [say(`enum.InterviewMode.${one.mode}`), one.venue].filter((part) => part).join(' · ');
  const time = timeOf(visit, one);
  const head = (when: Html): Html => html`<div><h3>${one.name}</h3><p class="small">${one.jobPost ?? visit.organisation}</p></div><p>${when}</p><p class="quiet">${place}</p>`;
  if (one.isCancelled) return html`<li class="box stack">${head(html`<s>${time}</s>`)}<p class="note">${say('enum.ScheduledRoundStatus.CANCELLED')}</p></li>`;
  if (one.isOver) return html`<li class="box stack">${head(html`${time}`)}</li>`;
  const [join, address] = link === null ? ['', ''] : one.mode === 'VIDEO' ? [html`<a class="button" href="${link}" rel="noopener noreferrer" target="_blank">${say('portal.join')}</a>`, ''] : ['', html`<p><a href="${link}" rel="noopener noreferrer" target="_blank">${link}</a></p>`];
  const ahead = html`${head(html`<b>${nearOf(visit, one)}${time}</b>`)}${address}${one.note ? html`<p class="asked">${one.note}</p>` : ''}`;
  // Whoever is late joins; another time is asked for before.
  if (one.isUnderWay) return html`<li class="box stack">${ahead}<p class="note good">${say('portal.underWay')}</p>${join === '' ? '' : html`<p class="row">${join}</p>`}</li>`;
  return html`<li class="box stack">${ahead}<p class="row">${join}<a class="button" href="${visit.href(`${PATH}/interviews/${one.id}`)}">${say('portal.calendar')}</a></p>${moving(visit, one)}</li>`;
};

/** What is to come, then what was; nothing where there never was a round. */
export const interviewsPart = (visit: Visit, rounds: readonly PortalRound[]): Html | string => {
  if (rounds.length === 0) return '';
  const [next, past] = [rounds.filter(({ isOver }) => !isOver), rounds.filter(({ isOver }) => isOver)];
  return html`<h2>${visit.say('portal.interviews')}</h2>${next.length > 0 ? html`<ul class="jobs">${next.map((one) => round(visit, one))}</ul>` : html`<p class="note">${visit.say('portal.noInterviews')}</p>`}${past.length > 0 ? html`<details class="earlier"><summary>${visit.say('portal.pastInterviews')}</summary><ul class="jobs">${past.map((one) => round(visit, one))}</ul></details>` : ''}`;
};
