/** The lists of a step: a box for each row, and one to add another. */
import type { Field } from '../../../domain/resource.ts';
import { html, trusted } from '../html.ts';
import type { Html } from '../html.ts';
import { controls, idOf } from './controls.ts';
import type { Place } from './controls.ts';
import type { Drawing, Filling } from './drawing.ts';
import { rowsTold } from './empty-rows.ts';
import type { Given } from './given.ts';

const lower = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

export const placeOf = ({ key, rows }: Field, at: number): Place => ({ entity: lower(rows!.type), prefix: `${key}.${at}.`, list: key });

/** What a new row begins with. */
const withDefaults = (given: Given, { prefix }: Place, field: Field): Given => {
  const begin = new Map(field.rows!.fields.flatMap(({ key, default: value }) => (value === undefined ? [] : [[`${prefix}${key}`, String(JSON.parse(value))] as const])));
  return { has: given.has, text: (name) => begin.get(name) ?? given.text(name), texts: (name) => (begin.has(name) ? [begin.get(name)!] : given.texts(name)) };
};

/** 'Mei Chua, spouse': what the row is known by. */
const titleOf = ({ choices }: Drawing, given: Given, field: Field, { prefix }: Place): string =>
  field.rows!.fields
    .filter(({ kind, file }) => kind !== 'id' && kind !== 'yesNo' && kind !== 'date' && kind !== 'phone' && file === undefined)
    .map((part) => {
      const value = given.text(`${prefix}${part.key}`);
      const key = part.reference?.type ?? part.closedList ?? part.enumName;
      return key === undefined ? value : (choices.get(key)?.find((one) => one.value === value)?.name ?? '');
    })
    // A level and a title that read the same are said once.
    .filter((text, at, all) => text !== '' && all.indexOf(text) === at)
    .slice(0, 2)
    .join(' · ');

const parts = (field: Field): readonly Field[] => field.rows!.fields.filter(({ kind, readOnly, hidden }) => kind !== 'id' && !readOnly && !hidden);

const rowBox = (drawing: Drawing, filling: Filling, field: Field, at: number): Html => {
  const place = placeOf(field, at);
  const { say } = drawing.visit;
  const isWrong = [...filling.wrong.keys()].some((name) => name.startsWith(place.prefix));
  return html`<details class="box" id="${idOf(`${field.key}.${at}`)}"${isWrong ? trusted(' open') : ''}><summary>${titleOf(drawing, filling.given, field, place) || say('join.row', { number: at + 1 })}</summary><div class="stack"><input type="hidden" name="${place.prefix}id" value="${filling.given.text(`${place.prefix}id`)}">${controls(drawing, filling, place, parts(field))}<p><button class="text" name="act" value="remove.${field.key}.${at}">${say('join.remove')}</button></p></div></details>`;
};

const newBox = (drawing: Drawing, filling: Filling, field: Field, at: number, isAsked: boolean): Html => {
  const place = placeOf(field, at);
  const { say } = drawing.visit;
  return html`<details class="box more" id="${idOf(`${field.key}.new`)}"${isAsked ? trusted(' open') : ''}><summary>${say(`join.add.${field.name}`)}</summary><div class="stack"><input type="hidden" name="${place.prefix}id" value="">${controls(drawing, { ...filling, given: withDefaults(filling.given, place, field) }, place, parts(field))}<p><button name="act" value="add.${field.key}">${say('join.another')}</button></p></div></details>`;
};

/** `open` names the list whose new row was asked for. */
export const rowList = (drawing: Drawing, filling: Filling, field: Field, open: string | null): Html => {
  const { visit, needed, words } = drawing;
  const count = rowsTold(filling, field);
  const title = words(`onboardingIndividual.${field.name}`) ?? visit.say(`onboardingIndividual.${field.name}`);
  const wrong = filling.wrong.get(field.key);
  const isNeeded = needed.has(field.key);
  return html`<section class="stack" aria-labelledby="${idOf(field.key)}"><div><h2 id="${idOf(field.key)}" tabindex="-1">${title}${isNeeded ? '' : html` <span class="small">${visit.say('careers.optional')}</span>`}</h2><p class="quiet">${visit.say(`join.why.${field.name}`)}</p>${wrong ? html`<p class="wrong">${wrong}</p>` : ''}</div><input type="hidden" name="${field.key}.rows" value="1">${Array.from({ length: count }, (_, at) => rowBox(drawing, filling, field, at))}${newBox(drawing, filling, field, count, open === field.key || (count === 0 && isNeeded))}</section>`;
};
