/** The papers of a step: a card for each that is asked for, said together where one of several is enough. */
import { checklistOf } from '../../../domain/onboarding/checklist.ts';
import type { Item } from '../../../domain/onboarding/checklist.ts';
import type { Field } from '../../../domain/resource.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import { control, controls, idOf } from './controls.ts';
import type { Place } from './controls.ts';
import type { Drawing, Filling } from './drawing.ts';
import { isEmptyRow } from './empty-rows.ts';
import { rowCount } from './given.ts';
import { joinPath } from './joining.ts';
import type { PaperAccreditation, PaperDocument } from './papers.ts';
import { placeOf } from './row-lists.ts';

type Kind = 'documents' | 'accreditations';
type Paper = PaperDocument | PaperAccreditation;

const PAPER: Readonly<Record<Kind, string>> = { documents: 'documentSubtypeId', accreditations: 'accreditationId' };

/** Rows of the form as they are drawn: those that there are, then one for each paper without. */
type Rows = { readonly at: (paper: string, dependent: string | null) => readonly number[]; readonly rest: readonly number[]; readonly next: () => number };

const rowsOf = ({ given }: Filling, kind: Kind): Rows => {
  const count = rowCount(given, kind);
  let added = 0;
  const free = new Set(Array.from({ length: count }, (_, at) => at));
  const next = (): number => count + added++;
  return {
    at: (paper, dependent) => {
      const own = [...free].filter((at) => given.text(`${kind}.${at}.${PAPER[kind]}`) === paper && (kind === 'documents' || given.text(`${kind}.${at}.dependent`).trim().toLowerCase() === (dependent ?? '').trim().toLowerCase()));
      for (const at of own) free.delete(at);
      return own.length > 0 ? own : [next()];
    },
    get rest() {
      return [...free];
    },
    next,
  };
};

/** The {here} of an instruction becomes the link to the blank form; without {here} a link of its own follows. */
const instruction = ({ visit, joining }: Drawing, kind: Kind, { id, instruction: text, blank }: Paper): Html | string => {
  const link = (words: string): Html => html`<a href="${visit.href(joinPath(joining, `blank/${kind}/${id}`))}">${words}</a>`;
  const [before, ...rest] = (text ?? '').split('{here}');
  const told = text === null ? '' : html`<p class="quiet">${before}${rest.map((part) => html`${blank ? link(visit.say('join.here')) : visit.say('join.here')}${part}`)}</p>`;
  return html`${told}${blank && rest.length === 0 ? html`<p>${link(visit.say('join.blank'))}</p>` : ''}`;
};

const partsOf = (field: Field, left: readonly string[]): readonly Field[] => field.rows!.fields.filter(({ kind, key, readOnly, hidden }) => kind !== 'id' && !readOnly && !hidden && !left.includes(key));

/** The file is what is asked for; its number and days stand folded until one is told. */
const fileFirst = (drawing: Drawing, filling: Filling, place: Place, parts: readonly Field[]): Html => {
  const rest = parts.filter(({ file }) => file === undefined);
  const isTold = rest.some(({ key }) => filling.given.text(`${place.prefix}${key}`) !== '' || filling.wrong.has(`${place.prefix}${key}`));
  return html`${controls(drawing, filling, { ...place, isSaid: true }, parts.filter(({ file }) => file !== undefined))}<details${isTold ? html` open` : ''}><summary class="quiet">${drawing.visit.say('join.paper.details')} <span class="small">${drawing.visit.say('careers.optional')}</span></summary><div class="stack folded">${controls(drawing, filling, { ...place, isSaid: true }, rest)}</div></details>`;
};

const rowOf = (drawing: Drawing, filling: Filling, field: Field, kind: Kind, at: number, paper: string, dependent: string | null): Html => {
  const place = placeOf(field, at);
  const hidden = [['id', filling.given.text(`${place.prefix}id`)], [PAPER[kind], paper], ...(kind === 'accreditations' ? [['dependent', dependent ?? '']] : [])];
  return html`<div class="stack" id="${idOf(`${kind}.${at}`)}">${hidden.map(([key, value]) => html`<input type="hidden" name="${place.prefix}${key!}" value="${value!}">`)}${fileFirst(drawing, filling, place, partsOf(field, [PAPER[kind], 'dependent']))}</div>`;
};

const GAPS = ['MISSING', 'EXPIRED', 'INCOMPLETE'] as const;

const stateOf = ({ visit }: Drawing, { gap, isRequired }: Item): Html | string => {
  if (gap === null) return html`<span class="small good">${visit.say('join.paper.there')}</span>`;
  if (gap === GAPS[1]) return html`<span class="small bad">${visit.say('join.paper.expired')}</span>`;
  return isRequired ? html`<span class="small">${visit.say('join.paper.needed')}</span>` : '';
};

const card = (drawing: Drawing, filling: Filling, field: Field, rows: Rows, kind: Kind, paper: Paper, item: Item): Html => {
  const title = item.dependent === null ? paper.name : drawing.visit.say('join.paper.of', { paper: paper.name, name: item.dependent });
  const id = idOf(item.key.replaceAll(/\s+/g, '-'));
  return html`<section class="box stack" aria-labelledby="${id}"><div class="row"><h3 class="grow" id="${id}" tabindex="-1">${title}</h3>${stateOf(drawing, item)}</div>${instruction(drawing, kind, paper)}${rows.at(paper.id, item.dependent).map((at) => rowOf(drawing, filling, field, kind, at, paper.id, item.dependent))}</section>`;
};

/** What may be brought besides: chosen by name. */
const others = (drawing: Drawing, filling: Filling, field: Field, rows: Rows, kind: Kind, offered: readonly Paper[]): Html => {
  const { say } = drawing.visit;
  const told = rows.rest.filter((at) => !isEmptyRow(filling, field, at));
  const empty = rows.rest.filter((at) => !told.includes(at));
  const places = [...told, ...(empty.length > 0 ? empty : [rows.next()])];
  const [paper] = partsOf(field, []).filter(({ key }) => key === PAPER[kind]);
  const shown = { ...drawing, choices: new Map([...drawing.choices, [paper!.reference!.type, offered.map(({ id, name }) => ({ value: id, name }))]]) };
  const boxes = places.map((at, order) => {
    const place = placeOf(field, at);
    return html`<div class="stack" id="${idOf(`${kind}.${at}`)}" role="group" aria-label="${say('join.row', { number: order + 1 })}"><input type="hidden" name="${place.prefix}id" value="${filling.given.text(`${place.prefix}id`)}">${control(shown, filling, { ...place, isSaid: true }, paper!)}${fileFirst(shown, filling, place, partsOf(field, [PAPER[kind]]))}</div>`;
  });
  const isOpen = told.length > 0;
  return html`<details class="box more" id="${idOf(`${kind}.new`)}"${isOpen ? html` open` : ''}><summary>${say(`join.add.${kind}`)}</summary><div class="stack">${boxes}<p><button name="act" value="add.${kind}">${say('join.another')}</button></p></div></details>`;
};

/** All of a kind: alone, in groups of which some are enough, and what may come besides. */
export const paperCards = (drawing: Drawing, filling: Filling, field: Field): Html => {
  const { visit, papers, image, words } = drawing;
  const kind = field.key as Kind;
  const all: readonly Paper[] = papers[kind];
  const byId = new Map(all.map((paper) => [paper.id, paper]));
  const items = checklistOf(papers, image, 'SELF').items.filter((item) => item.field === kind);
  const asked = items.filter((item) => item.kind === 'DOCUMENT' || item.kind === 'ACCREDITATION');
  const groups = items.filter((item) => item.kind === 'GROUP');
  const rows = rowsOf(filling, kind);
  const draw = (item: Item): Html => card(drawing, filling, field, rows, kind, byId.get(item.id!)!, item);
  const groupIdOf = (item: Item): string | null => (item.dependent === null ? (byId.get(item.id ?? '')?.groupId ?? null) : null);
  const grouped = groups.map((group) => {
    const { required, given } = group.group!;
    return html`<section class="stack group" aria-labelledby="${idOf(group.key.replace(' ', '-'))}"><div><h3 id="${idOf(group.key.replace(' ', '-'))}" tabindex="-1">${group.name}</h3><p class="quiet">${required === 1 ? visit.say('join.enoughOne') : visit.say('join.enough', { smart_count: required })}${given >= required ? html` <span class="small good">${visit.say('join.paper.there')}</span>` : ''}</p></div>${asked.filter((item) => groupIdOf(item) === group.id).map(draw)}</section>`;
  });
  const ids = new Set(groups.map(({ id }) => id));
  const alone = asked.filter((item) => !ids.has(groupIdOf(item))).map(draw);
  const named = new Set(asked.map(({ id }) => id));
  const offered = all.filter(({ id }) => !named.has(id));
  return html`<section class="stack" aria-labelledby="${idOf(kind)}"><div><h2 id="${idOf(kind)}" tabindex="-1">${words(`onboardingIndividual.${field.name}`) ?? ''}</h2><p class="quiet">${visit.say(`join.why.${kind}`)}</p></div><input type="hidden" name="${kind}.rows" value="1">${alone}${grouped}${offered.length > 0 ? others(drawing, filling, field, rows, kind, offered) : ''}</section>`;
};
