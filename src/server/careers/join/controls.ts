/** A field of the record as a control of a form that works without a script. */
import { formatPhone } from '../../../domain/phone.ts';
import { rowGaps } from '../../../domain/onboarding/row-gaps.ts';
import type { Field } from '../../../domain/resource.ts';
import { typesAsText } from '../../files/kinds.ts';
import { html, trusted } from '../html.ts';
import type { Html } from '../html.ts';
import { icons } from '../icons.ts';
import { worldNames } from '../../reference-lists/names.ts';
import { choicesKey } from './choices.ts';
import type { Choice } from './choices.ts';
import type { Drawing, Filling } from './drawing.ts';
import { ADDRESS } from './given.ts';
import { joinPath } from './joining.ts';

/** What a control is of: the record itself, or a row of a list. */
export type Place = { readonly entity: string; /** `family.0.`; empty for the record itself. */ readonly prefix: string; readonly list?: string; /** Around it is said already what has to be there. */ readonly isSaid?: true };

export const idOf = (name: string): string => `f-${name.replaceAll('.', '-')}`;

const AUTOCOMPLETE: Readonly<Record<string, string>> = { firstName: 'given-name', middleName: 'additional-name', lastName: 'family-name', dateOfBirth: 'bday', phone: 'tel', bankCountry: 'country' };
const ADDRESS_COMPLETE: Readonly<Record<(typeof ADDRESS)[number], string>> = { street1: 'address-line1', street2: 'address-line2', city: 'address-level2', state: 'address-level1', pincode: 'postal-code', country: 'country' };
/** From the large to the small. */
const IN_JAPAN: readonly string[] = ['country', 'pincode', 'state', 'city', 'street1', 'street2'];
const INPUTS: Readonly<Record<string, string>> = { date: 'date', time: 'time', email: 'email', phone: 'tel' };
const MODES: Readonly<Record<string, string>> = { integer: 'numeric', decimal: 'decimal', money: 'decimal', percent: 'decimal', phone: 'tel', email: 'email' };

/** What a row of the list cannot be without, by the schema and by what an employee's record needs. */
const neededParts = (list: string): ReadonlySet<string> => new Set(rowGaps({ [list]: [{}] }).filter(({ field }) => field === list).flatMap(({ wants }) => wants));

export const isNeeded = ({ needed }: Drawing, { list }: Place, field: Field): boolean => field.required || (list === undefined ? needed.has(field.key) : neededParts(list).has(field.key));

export const labelOf = ({ words, visit }: Drawing, { entity }: Place, { name }: Field): string => words(`join.label.${entity}.${name}`) ?? words(`${entity}.${name}`) ?? visit.say(`${entity}.${name}`);

const option = (chosen: readonly string[], { value, name }: Choice): Html => html`<option value="${value}"${chosen.includes(value) ? trusted(' selected') : ''}>${name}</option>`;

/** No file is said to be empty. */
const sizeText = (tag: string, bytes: number): string => new Intl.NumberFormat(tag, { style: 'unit', unit: bytes >= 1_000_000 ? 'megabyte' : 'kilobyte', maximumFractionDigits: bytes >= 1_000_000 ? 1 : 0 }).format(bytes >= 1_000_000 ? bytes / 1_000_000 : Math.max(1, bytes / 1000));

export const keptFile = ({ visit, joining, files }: Drawing, key: string): Html => {
  const file = files.get(key);
  return html`<p class="row kept">${icons.file}<a class="grow" href="${visit.href(joinPath(joining, `files/${key.split('/').at(-1)}`))}">${file?.name ?? key.split('/').at(-1)}</a>${file ? html`<span class="small">${sizeText(visit.tag, file.size)}</span>` : ''}</p>`;
};

/** Chosen, a file is sent at once where there is a script: `data-now` names the place to come back to. */
const fileControl = (drawing: Drawing, { fileOf }: Filling, field: Field, name: string, shared: Html): Html => {
  const { say, tag } = drawing.visit;
  const { maxBytes, types } = field.file!;
  const kept = fileOf(name);
  const drop = kept ? html`<label class="tick"><input type="checkbox" name="${name}.drop" value="yes"><span>${say('join.file.drop')}</span></label>` : '';
  return html`${kept ? keptFile(drawing, kept) : ''}<input type="file" ${shared} accept="${types.join(',')}" data-most="${maxBytes}" data-too-large="${say('error.FILE_TOO_LARGE', { size: sizeText(tag, maxBytes) })}"><p class="small" id="${idOf(name)}-kinds">${say(kept ? 'join.file.replace' : 'join.file.help', { types: typesAsText(types).toUpperCase(), size: sizeText(tag, maxBytes) })}</p>${drop}`;
};

const addressControl = ({ visit }: Drawing, { given, wrong }: Filling, label: Html, name: string): Html => {
  const parts = (visit.language === 'ja' ? ADDRESS.toSorted((one, other) => IN_JAPAN.indexOf(one) - IN_JAPAN.indexOf(other)) : ADDRESS).map((part) => {
    const [id, value] = [idOf(`${name}.${part}`), given.text(`${name}.${part}`)];
    const shared = html`id="${id}" name="${name}.${part}" autocomplete="${ADDRESS_COMPLETE[part]}"${wrong.has(name) ? html` aria-invalid="true" aria-describedby="${idOf(name)}-wrong"` : ''}`;
    const body = part === 'country' ? html`<select ${shared}><option value="">${visit.say('join.choose')}</option>${worldNames('COUNTRY', visit.language).map(({ code, name: country }) => option([value], { value: code, name: country }))}</select>` : html`<input type="text" ${shared} maxlength="255" value="${value}">`;
    return html`<div class="field"><label for="${id}">${visit.say(`form.address.${part}`)}</label>${body}</div>`;
  });
  return html`<fieldset class="place" id="${idOf(name)}" tabindex="-1"><legend>${label}</legend><div class="pair">${parts}</div></fieldset>`;
};

/** The control with its label, its help and what is wrong with it. */
export const control = (drawing: Drawing, filling: Filling, place: Place, field: Field): Html => {
  const { visit, choices, words } = drawing;
  const { given } = filling;
  const name = `${place.prefix}${field.key}`;
  const id = idOf(name);
  const wrong = filling.wrong.get(name);
  const told = field.help ? words(`${place.entity}.${field.name}.help`) : undefined;
  const needed = isNeeded(drawing, place, field);
  const optional = needed || place.isSaid || field.kind === 'yesNo' ? '' : html` <span>${visit.say('careers.optional')}</span>`;
  const described = [wrong ? `${id}-wrong` : '', told ? `${id}-help` : '', field.file ? `${id}-kinds` : ''].filter(Boolean).join(' ');
  const shared = html`id="${id}" name="${name}"${needed && field.kind !== 'yesNo' ? trusted(' aria-required="true"') : ''}${wrong ? trusted(' aria-invalid="true"') : ''}${described ? html` aria-describedby="${described}"` : ''}`;
  const label = html`${labelOf(drawing, place, field)}${optional}`;
  const after = html`${wrong ? html`<p class="wrong" id="${id}-wrong">${wrong}</p>` : ''}${told ? html`<p class="small" id="${id}-help">${told}</p>` : ''}`;
  const key = choicesKey(field);
  if (field.kind === 'address') return html`<div class="field">${addressControl(drawing, filling, label, name)}${after}</div>`;
  if (field.kind === 'yesNo') return html`<div class="field"><input type="hidden" name="${name}" value=""><label class="tick"><input type="checkbox" ${shared} value="true"${given.texts(name).includes('true') ? trusted(' checked') : ''}><span>${label}</span></label>${after}</div>`;
  if (field.file) return html`<div class="field"><label for="${id}">${label}</label>${fileControl(drawing, filling, field, name, shared)}${after}</div>`;
  if (field.kind === 'choices') {
    const boxes = (choices.get(key ?? '') ?? []).map(({ value, name: text }) => html`<label class="tick"><input type="checkbox" name="${name}" value="${value}"${given.texts(name).includes(value) ? trusted(' checked') : ''}><span>${text}</span></label>`);
    return html`<div class="field" role="group" aria-labelledby="${id}"><span class="label" id="${id}" tabindex="-1">${label}</span><input type="hidden" name="${name}" value="">${boxes}${after}</div>`;
  }
  if (key !== null) return html`<div class="field"><label for="${id}">${label}</label><select ${shared}${AUTOCOMPLETE[field.name] ? html` autocomplete="${AUTOCOMPLETE[field.name]!}"` : ''}><option value="">${visit.say('join.choose')}</option>${(choices.get(key) ?? []).map((one) => option([given.text(name)], one))}</select>${after}</div>`;
  if (field.kind === 'longText') return html`<div class="field"><label for="${id}">${label}</label><textarea ${shared} dir="auto" maxlength="${field.rule.maxLength ?? 10_000}">${given.text(name)}</textarea>${after}</div>`;
  const most = field.rule.maxLength === undefined ? '' : html` maxlength="${field.rule.maxLength}"`;
  const more = html`${MODES[field.kind] ? html` inputmode="${MODES[field.kind]!}"` : ''}${place.prefix === '' && AUTOCOMPLETE[field.name] ? html` autocomplete="${AUTOCOMPLETE[field.name]!}"` : ''}${field.kind === 'text' ? html` dir="auto"${most}` : ''}`;
  return html`<div class="field"><label for="${id}">${label}</label><input type="${INPUTS[field.kind] ?? 'text'}" ${shared}${more} value="${field.kind === 'phone' ? formatPhone(given.text(name)) : given.text(name)}">${after}</div>`;
};

/** What a name of the form is called: `family.0.phone`. */
export const labelOfName = (drawing: Drawing, name: string): string => {
  const [key, at, part] = name.split('.');
  const field = drawing.whole.fields.find((one) => one.key === key);
  const inner = at === undefined ? undefined : field?.rows?.fields.find((one) => one.key === part);
  if (!field) return '';
  return inner ? labelOf(drawing, { entity: field.rows!.type.charAt(0).toLowerCase() + field.rows!.type.slice(1), prefix: '', list: field.key }, inner) : labelOf(drawing, { entity: 'onboardingIndividual', prefix: '' }, field);
};

const SHORT: ReadonlySet<Field['kind']> = new Set(['date', 'time', 'choice', 'listed', 'integer', 'decimal', 'percent', 'money', 'phone', 'reference']);

/** Short fields that follow each other stand beside each other where there is room. */
export const controls = (drawing: Drawing, filling: Filling, place: Place, fields: readonly Field[]): readonly Html[] => {
  const groups: Field[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const isShort = (one: Field): boolean => SHORT.has(one.kind) || /name$/i.test(one.name);
    if (last && isShort(field) && isShort(last[0]!)) last.push(field);
    else groups.push([field]);
  }
  return groups.map((group) => (group.length === 1 ? control(drawing, filling, place, group[0]!) : html`<div class="pair">${group.map((field) => control(drawing, filling, place, field))}</div>`));
};
