/** /v3/join/<token>/send: everything once more, what is missing with the way to it, and the sending. */
import { inNameOrder } from '../../../domain/nameOrder.ts';
import { flat } from '../../../domain/customisation/custom-values.ts';
import type { Field } from '../../../domain/resource.ts';
import { listText } from '../../../domain/lists/listText.ts';
import { formatPhone } from '../../../domain/phone.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import type { Page } from '../layout.ts';
import { longDay } from '../post-words.ts';
import { choicesKey } from './choices.ts';
import { idOf, keptFile, labelOf, labelOfName } from './controls.ts';
import type { Place } from './controls.ts';
import type { Drawing } from './drawing.ts';
import { ADDRESS } from './given.ts';
import { joinPath } from './joining.ts';
import { placeOf } from './row-lists.ts';
import { notice, RECORD, returned, stepHead } from './step-page.ts';
import type { Told } from './step-page.ts';
import { askedSteps, fieldsOf } from './steps.ts';
import type { Step } from './steps.ts';
import type { Want } from './wanting.ts';

/** A value in words; null where there is none. */
const said = (drawing: Drawing, field: Field, value: unknown): Html | string | null => {
  const { visit, choices } = drawing;
  if (value === null || value === undefined || value === '') return null;
  if (field.file) return keptFile(drawing, String(value));
  if (field.kind === 'yesNo') return visit.say(value === true ? 'join.yes' : 'join.no');
  if (field.kind === 'phone') return formatPhone(String(value));
  if (field.kind === 'date') return longDay(visit, String(value));
  if (field.kind === 'address') return ADDRESS.map((part) => (value as Record<string, string | null>)[part] ?? '').map((text, at) => (ADDRESS[at] === 'country' && text !== '' ? listText('COUNTRY', text, visit.language) : text)).filter((text) => text !== '').join(', ');
  const names = choices.get(choicesKey(field) ?? '');
  const texts = (Array.isArray(value) ? value : [value]).map((one) => names?.find(({ value: known }) => known === String(one))?.name ?? String(one));
  return texts.length === 0 ? null : texts.join(', ');
};

const facts = (drawing: Drawing, place: Place, fields: readonly Field[], values: Readonly<Record<string, unknown>>): Html | string => {
  const lines = fields.flatMap((field) => {
    const text = said(drawing, field, values[field.key]);
    return text === null ? [] : [html`<dt>${labelOf(drawing, place, field)}</dt><dd>${text}</dd>`];
  });
  return lines.length === 0 ? '' : html`<dl class="facts">${lines}</dl>`;
};

/** A row under what it is known by: the first that was told of it. */
const entry = (drawing: Drawing, place: Place, fields: readonly Field[], row: Readonly<Record<string, unknown>>): Html | string => {
  const [first, ...rest] = fields.filter((field) => said(drawing, field, row[field.key]) !== null);
  if (first === undefined || first.file || first.kind === 'date' || first.kind === 'yesNo') return facts(drawing, place, fields, row);
  return html`<div class="entry"><p><b>${said(drawing, first, row[first.key])}</b></p>${facts(drawing, place, rest, row)}</div>`;
};

const papersNamed = (drawing: Drawing): Drawing => {
  const named = (papers: readonly { readonly id: string; readonly name: string }[]) => papers.map(({ id, name }) => ({ value: id, name }));
  return { ...drawing, choices: new Map([...drawing.choices, ['DocumentSubtype', named(drawing.papers.documents)], ['AccreditationType', named(drawing.papers.accreditations)]]) };
};

const section = (drawing: Drawing, step: Step): Html => {
  const { visit, joining, whole, image, words } = drawing;
  const fields = fieldsOf(whole, step);
  const values = flat(image);
  const lists = fields.flatMap((field) => {
    const rows = (field.rows && (values[field.key] as Record<string, unknown>[] | null)) ?? [];
    if (rows.length === 0) return [];
    const parts = field.rows!.fields.filter(({ kind }) => kind !== 'id');
    return [html`<h3>${words(`onboardingIndividual.${field.name}`) ?? ''}</h3>${rows.map((row, at) => entry(drawing, placeOf(field, at), parts, row))}`];
  });
  const plain = facts(drawing, RECORD, inNameOrder(fields.filter(({ rows }) => rows === undefined), drawing.visit.language), values);
  return html`<section class="box stack" aria-labelledby="s-${step}"><div class="row"><h2 class="grow" id="s-${step}">${visit.say(`join.step.${step}`)}</h2><a href="${visit.href(joinPath(joining, step))}" aria-label="${visit.say('join.changeStep', { step: visit.say(`join.step.${step}`) })}">${visit.say('join.change')}</a></div>${plain}${lists}${plain === '' && lists.length === 0 ? html`<p class="quiet">${visit.say('join.nothing')}</p>` : ''}</section>`;
};

const anchorOf = ({ kind, field, key, wants: [first] }: Want): string => (kind === 'DOCUMENT' || kind === 'ACCREDITATION' || kind === 'GROUP' ? idOf(key.replaceAll(/\s+/g, '-')) : idOf(first ?? field));

const sayWant = (drawing: Drawing, want: Want): string => {
  const { visit, whole } = drawing;
  const field = whole.fields.find(({ name, key }) => name === want.field || key === want.field);
  const label = field ? labelOf(drawing, RECORD, field) : want.field;
  if (want.kind === 'FIELD') return label;
  if (want.kind === 'GROUP') return want.group!.required === 1 ? visit.say('join.want.one', { name: want.name }) : visit.say('join.want.group', { name: want.name, smart_count: want.group!.required });
  const what = want.wants.map((one) => labelOfName(drawing, one)).join(visit.language === 'ja' ? '、' : ', ');
  const name = want.kind === 'ROW' ? [want.step === 'bank' ? visit.say('join.step.bank') : label, want.name].filter((text) => text !== '').join(': ') : want.dependent === null ? want.name : visit.say('join.paper.of', { paper: want.name, name: want.dependent });
  return want.gap === 'MISSING' ? name : visit.say(`join.want.${want.gap}`, { name, what });
};

export const sendPage = (given: Drawing, told: Told): Page => {
  const drawing = papersNamed(given);
  const { visit, joining, whole, wants, image } = drawing;
  const { say } = visit;
  const missing = wants.length === 0 ? '' : html`<div class="note"><h2>${say('join.missing', { smart_count: wants.length })}</h2><ul>${wants.map((want) => html`<li><a href="${visit.href(joinPath(joining, want.step))}#${anchorOf(want)}">${sayWant(drawing, want)}</a></li>`)}</ul></div>`;
  const send = html`<form method="post" action="${visit.href(joinPath(joining, 'send'))}" class="stack"><input type="hidden" name="version" value="${image.version}"><label class="tick"><input id="consent" type="checkbox" name="consent" value="yes" required><span>${say('join.consent', { organisation: visit.organisation })}</span></label><div class="note"><h3>${say('careers.next')}</h3><p class="quiet">${say('join.nextWhy', { name: joining.specialist ?? visit.organisation })}</p></div><div class="go"><button class="main">${say('join.send')}</button></div></form>`;
  return {
    title: `${say('join.step.send')} · ${visit.organisation}`,
    status: told?.kind === 'bad' ? 422 : 200,
    isOfJoining: true,
    header: stepHead(drawing, 'send'),
    body: html`<div class="stack joining">${returned(drawing)}${notice(told)}<p class="quiet">${say('join.stepWhy.send')}</p>${missing}${askedSteps(whole).filter((step) => step !== 'send').map((step) => section(drawing, step))}${wants.length > 0 ? '' : send}</div>`,
  };
};
