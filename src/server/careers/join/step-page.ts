/** /v3/join/<token>/<step>: one step, saved whenever it is left. */
import { inNameOrder } from '../../../domain/nameOrder.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import { icons } from '../icons.ts';
import { languagesOf } from '../layout.ts';
import type { Page } from '../layout.ts';
import { paperCards } from './cards.ts';
import { controls, idOf, labelOfName } from './controls.ts';
import type { Place } from './controls.ts';
import type { Drawing, Filling } from './drawing.ts';
import { joinPath } from './joining.ts';
import { rowList } from './row-lists.ts';
import { askedSteps, fieldsOf } from './steps.ts';
import type { Step } from './steps.ts';

export const RECORD: Place = { entity: 'onboardingIndividual', prefix: '' };

export type Told = { readonly kind: 'good' | 'bad'; readonly text: string } | null;

export const notice = (told: Told): Html | string => (told === null ? '' : html`<p class="note ${told.kind}" role="${told.kind === 'bad' ? 'alert' : 'status'}">${told.text}</p>`);

/** What the specialist asked to mend, on every page until it is sent again. */
export const returned = ({ visit, joining, image }: Pick<Drawing, 'visit' | 'joining' | 'image'>): Html | string =>
  image['status'] === 'RETURNED' && image['comment'] ? html`<div class="note bad"><h2>${visit.say('join.returned', { name: joining.specialist ?? visit.organisation })}</h2><p class="asked">${String(image['comment'])}</p></div>` : '';

/** The head of a step: the way back to all steps, the step's name, how far it is, and its languages. */
export const stepHead = ({ visit, joining, whole }: Drawing, step: Step): Html => {
  const asked = askedSteps(whole);
  const at = asked.indexOf(step) + 1;
  return html`<header class="head"><div><a href="${visit.href(joinPath(joining))}" aria-label="${visit.say('join.all')}">${icons.left}</a><div class="grow"><h1>${visit.say(`join.step.${step}`)}</h1><small>${visit.organisation}</small></div><span class="small">${visit.say('join.stepOf', { step: at, steps: asked.length })}</span>${languagesOf(visit, joinPath(joining, step))}</div><progress class="steps" max="${asked.length}" value="${at}" aria-label="${visit.say('careers.progress')}"></progress></header>`;
};

/** A paper's own name before that of its control: there are many files on a page. */
const namedPaper = ({ papers }: Drawing, { given }: Filling, name: string): string => {
  const row = name.split('.').slice(0, 2).join('.');
  const found = name.startsWith('documents.') ? papers.documents.find(({ id }) => id === given.text(`${row}.documentSubtypeId`)) : papers.accreditations.find(({ id }) => id === given.text(`${row}.accreditationId`));
  return found ? `${found.name}, ` : '';
};

/** The first control that is wrong is where the alert leads. */
const alertOf = (drawing: Drawing, filling: Filling): Html | string => {
  const { wrong } = filling;
  const names = [...wrong.keys()];
  return names.length === 0 ? '' : html`<div class="note bad" role="alert"><p>${drawing.visit.say('join.correct', { smart_count: names.length })}</p><ul>${names.map((name) => html`<li><a href="#${idOf(name)}">${namedPaper(drawing, filling, name)}${labelOfName(drawing, name)}</a>: ${wrong.get(name)!}</li>`)}</ul></div>`;
};

/** What the script says. */
const dataOf = ({ visit }: Drawing): Html => html`data-join data-saved="${visit.say('join.saved')}" data-unsaved="${visit.say('join.unsaved')}" data-other="${visit.say('join.conflict')}" data-sending="${visit.say('join.file.sending')}" data-not-sent="${visit.say('join.notSent')}"`;

export const stepPage = (drawing: Drawing, step: Step, filling: Filling, told: Told, open: string | null): Page => {
  const { visit, joining, whole, image } = drawing;
  const fields = fieldsOf(whole, step);
  const plain = fields.filter(({ rows }) => rows === undefined);
  const lists = fields.filter(({ rows }) => rows !== undefined).map((field) => (step === 'papers' ? paperCards(drawing, filling, field) : rowList(drawing, filling, field, open)));
  const isWrong = filling.wrong.size > 0 || told?.kind === 'bad';
  return {
    title: `${visit.say(`join.step.${step}`)} · ${visit.organisation}`,
    status: isWrong ? 422 : 200,
    hasScript: true,
    isOfJoining: true,
    header: stepHead(drawing, step),
    // The first button is the one that Enter presses: it goes on, whatever stands above.
    body: html`<form method="post" action="${visit.href(joinPath(joining, step))}" enctype="multipart/form-data" class="stack joining" novalidate ${dataOf(drawing)}><button class="hp" name="go" value="next" tabindex="-1" aria-hidden="true">${visit.say('careers.continue')}</button><input type="hidden" name="version" value="${image.version}">${returned(drawing)}${notice(told)}${alertOf(drawing, filling)}<p class="quiet">${visit.say(`join.stepWhy.${step}`)}</p>${controls(drawing, filling, RECORD, inNameOrder(plain, visit.language))}${lists}<div class="go"><div class="row"><button class="text" name="go" value="home">${visit.say('join.later')}</button><button class="main grow" name="go" value="next">${visit.say('join.next')}</button></div><p class="small" data-note role="status"></p></div></form>`,
  };
};
