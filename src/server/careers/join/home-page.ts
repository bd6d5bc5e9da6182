/** /v3/join/<token> after the passcode: all steps, what is done and what is missing. */
import { greetedAs } from '../../../domain/greetedAs.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import { icons } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Drawing } from './drawing.ts';
import { joinHeader, startLine, stateLine } from './entry-page.ts';
import { isOpen, joinPath } from './joining.ts';
import { notice, returned } from './step-page.ts';
import type { Told } from './step-page.ts';
import { askedSteps, fieldsOf } from './steps.ts';
import type { Step } from './steps.ts';

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Whether anything of a step is told. */
const isTouched = ({ whole, image }: Drawing, step: Step): boolean => fieldsOf(whole, step).some(({ key }) => !isEmpty(image[key]));

const stepLine = (drawing: Drawing, step: Step): Html => {
  const { visit, joining, wants } = drawing;
  const { say } = visit;
  const missing = step === 'send' ? wants.length : wants.filter((want) => want.step === step).length;
  const [kind, text] = missing > 0 ? ['', say('join.missing', { smart_count: missing })] : step === 'send' ? ['', say('join.ready')] : isTouched(drawing, step) ? ['good', say('join.complete')] : ['', say('join.optional')];
  return html`<li class="job"><h2><a href="${visit.href(joinPath(joining, step))}">${say(`join.step.${step}`)}</a></h2><p class="small">${say(`join.stepWhy.${step}`)}</p><p class="small ${kind}"><b>${text}</b></p>${icons.right}</li>`;
};

/** The first step where something is missing, or that nobody has opened yet; else the last. */
const nextStep = (drawing: Drawing): Step => {
  const asked = askedSteps(drawing.whole).filter((step) => step !== 'send');
  return asked.find((step) => drawing.wants.some((want) => want.step === step)) ?? asked.find((step) => !isTouched(drawing, step)) ?? 'send';
};

export const homePage = (drawing: Drawing, told: Told): Page => {
  const { visit, joining } = drawing;
  const { say } = visit;
  const state = stateLine(drawing);
  const next = nextStep(drawing);
  const open = (): Html => html`<ol class="jobs">${askedSteps(drawing.whole).map((step) => stepLine(drawing, step))}</ol><div class="go"><a class="button main" href="${visit.href(joinPath(joining, next))}">${say(joining.status === 'INVITED' ? 'join.begin' : 'join.continueWith', { step: say(`join.step.${next}`) })}</a><p class="small">${say('join.comeBack')}</p></div>`;
  return {
    title: `${say('join.title')} · ${visit.organisation}`,
    isOfJoining: true,
    hasScript: true,
    header: joinHeader(visit, joining),
    body: html`<div class="stack"><p></p><div class="row"><h1 class="grow">${say('join.welcome', { name: greetedAs(visit.language, joining) })}</h1><form method="post" action="${visit.href(joinPath(joining, 'leave'))}"><button>${say('portal.leave')}</button></form></div><p>${startLine(drawing)}</p>${notice(told)}${returned(drawing)}${state ? html`<div class="note ${state.isGood ? 'good' : ''}" role="status"><h2>${state.title}</h2><p>${state.text}</p></div>` : ''}${isOpen(joining) ? open() : ''}</div>`,
  };
};
