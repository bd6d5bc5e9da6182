/** /v3/careers: banner, search, filters of the settings, and the open posts page by page. Everything is a link or a form: it works without a script. */
import { html, trusted } from './html.ts';
import type { Html } from './html.ts';
import { bannersOf } from './career-page.ts';
import { icons, threads } from './icons.ts';
import { languagesOf, nameOf } from './layout.ts';
import type { Page } from './layout.ts';
import type { BannerWords } from './style.ts';
import { placeLine, timeLine } from './post-words.ts';
import type { Choice, Choices, Narrowed, OpenPost } from './posts.ts';
import type { Visit } from './visit.ts';

const PAGE = 20;
/** Letters in the field of the search that a phone has room for beside a word on its button; behind longer ones the button has its sign alone. */
const LONGEST_BESIDE_A_WORD = 20;

export type Asked = Narrowed & { readonly text: string; readonly page: number; readonly params: Readonly<Record<string, string>> };

const idOf = (value: string | null): string | null => (value !== null && /^\d{1,18}$/.test(value) ? value : null);

/** What an address asks for; nonsense asks for nothing. */
export const readAsked = (query: URLSearchParams): Asked => {
  const text = (query.get('q') ?? '').trim().slice(0, 100);
  const page = Math.min(1000, Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1));
  const years = query.get('experience') ?? '';
  const type = query.get('type');
  const asked = {
    location: idOf(query.get('location')),
    department: idOf(query.get('department')),
    jobType: type !== null && /^[A-Z_]{1,20}$/.test(type) ? type : null,
    skill: idOf(query.get('skill')),
    experience: /^\d{1,2}$/.test(years) ? Number(years) : null,
  };
  const isByClosing = query.get('sort') === 'closing';
  const given = { q: text || null, location: asked.location, department: asked.department, type: asked.jobType, skill: asked.skill, experience: asked.experience === null ? null : String(asked.experience), sort: isByClosing ? 'closing' : null };
  return { ...asked, words: text === '' ? [] : text.split(/\s+/).slice(0, 8), text, page, isByClosing, offset: (page - 1) * PAGE, limit: PAGE, params: Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== null)) };
};

/** Until something is chosen it bears its own name. */
const select = (label: string, any: string, name: string, chosen: string | null, choices: readonly Choice[]): Html =>
  html`<select name="${name}" aria-label="${label}" data-sends${chosen === null ? '' : trusted(' class="on"')}><option value="">${chosen === null ? label : any}</option>${choices.map(({ id, name: text }) => html`<option value="${id}"${id === chosen ? trusted(' selected') : ''}>${text}</option>`)}</select>`;

const EXPERIENCE = [0, 1, 2, 3, 5, 8, 10, 15];

const filters = (visit: Visit, asked: Asked, choices: Choices): Html | string => {
  const { say } = visit;
  const any = say('careers.any');
  const shown: Readonly<Record<string, () => Html | null>> = {
    LOCATION: () => (choices.locations.length > 1 || asked.location ? select(say('careers.filter.location'), any, 'location', asked.location, choices.locations) : null),
    DEPARTMENT: () => (choices.departments.length > 1 || asked.department ? select(say('careers.filter.department'), any, 'department', asked.department, choices.departments) : null),
    JOB_TYPE: () => (choices.jobTypes.length > 1 || asked.jobType ? select(say('careers.filter.jobType'), any, 'type', asked.jobType, choices.jobTypes.map((type) => ({ id: type, name: say(`enum.JobType.${type}`) }))) : null),
    SKILL: () => (choices.skills.length > 1 || asked.skill ? select(say('careers.filter.skill'), any, 'skill', asked.skill, choices.skills) : null),
    EXPERIENCE: () => select(say('careers.filter.experience'), any, 'experience', asked.experience === null ? null : String(asked.experience), EXPERIENCE.map((years) => ({ id: String(years), name: say('careers.years', { smart_count: years }) }))),
  };
  const fields = (visit.settings.careerPortalFilters ?? []).flatMap((kind) => shown[kind]?.() ?? []);
  return fields.length === 0 ? '' : html`<div class="filters">${fields}</div>`;
};

const card = (visit: Visit, post: OpenPost): Html =>
  html`<li class="job"><h2><a href="${visit.href(`/careers/${encodeURIComponent(post.code)}`)}">${post.title}</a></h2>${icons.right}<p class="quiet">${placeLine(visit, post)}</p><p class="small">${timeLine(visit, post)}</p></li>`;

/** The banner as the designer keeps it; without pictures the organisation's colour and its threads. */
const heroOf = (visit: Visit, { params }: Asked, { heading, subtext }: BannerWords): Html => {
  const pictures = bannersOf(visit.page).map(visit.picture);
  return html`<header class="hero">${pictures.map((src) => html`<picture><img src="${src}" alt=""></picture>`)}${pictures.length === 0 ? threads : ''}<div class="row">${nameOf(visit)}${languagesOf(visit, '/careers', params)}</div><div class="words"><h1>${heading}</h1><p>${subtext}</p></div></header>`;
};

const headingOf = ({ page, organisation, say }: Visit): string => page.bannerHeading || say('careers.heading', { organisation });

const subtextOf = ({ page, say }: Visit, choices: Pick<Choices, 'total' | 'locations'>): string =>
  page.bannerSubtext || (choices.total === 0 ? say('careers.noneNow') : choices.locations.length > 1 ? say('careers.openIn', { smart_count: choices.total, places: choices.locations.length }) : say('careers.open', { smart_count: choices.total }));

const pager = (visit: Visit, asked: Asked, total: number): Html | string => {
  const last = Math.ceil(total / PAGE);
  if (last <= 1) return '';
  const link = (page: number, label: string): Html => html`<a class="button" href="${visit.href('/careers', { ...asked.params, page: String(page) })}">${label}</a>`;
  return html`<nav class="pages" aria-label="${visit.say('careers.pages')}">${asked.page > 1 ? link(asked.page - 1, visit.say('careers.before')) : html`<span></span>`}<span class="quiet">${visit.say('careers.page', { page: asked.page, last })}</span>${asked.page < last ? link(asked.page + 1, visit.say('careers.after')) : html`<span></span>`}</nav>`;
};

const hiddenFields = (visit: Visit): Html[] => {
  const kept = new URLSearchParams(visit.href('/careers').split('?')[1] ?? '');
  return [...kept].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
};

export const listPage = (visit: Visit, asked: Asked, choices: Choices, { posts, total }: { readonly posts: readonly OpenPost[]; readonly total: number }): Page => {
  const { say } = visit;
  const words = { heading: headingOf(visit), subtext: subtextOf(visit, choices) };
  const isNarrowed = Object.keys(asked.params).some((name) => name !== 'sort');
  const number = new Intl.NumberFormat(visit.tag).format(total);
  const sorts = [{ id: 'newest', name: say('careers.sort.newest') }, { id: 'closing', name: say('careers.sort.closing') }];
  const nothing = isNarrowed ? html`<p class="note">${say('careers.noMatch')} <a href="${visit.href('/careers')}">${say('careers.clear')}</a></p>` : html`<p class="note">${say('careers.noneNow')}</p>`;
  const find = say('careers.find');
  return {
    title: `${visit.page.caption} · ${visit.organisation}`,
    description: words.subtext,
    words,
    header: heroOf(visit, asked, words),
    canonical: visit.canonical('/careers'),
    hasScript: true,
    isShared: true,
    body: html`<form method="get" action="/v3/careers" role="search">${hiddenFields(visit)}<div class="find${find.length > LONGEST_BESIDE_A_WORD ? ' long' : ''}">${icons.search}<input type="search" name="q" value="${asked.text}" placeholder="${find}" aria-label="${find}" maxlength="100" autocomplete="off"><button class="main" aria-label="${say('careers.search')}">${icons.search}<span>${say('careers.search')}</span></button></div>${filters(visit, asked, choices)}<div class="count"><b role="status">${say('careers.jobs', { smart_count: total, number })}</b>${total > 1 ? html`<select name="sort" data-sends aria-label="${say('careers.sort')}">${sorts.map(({ id, name }) => html`<option value="${id}"${(id === 'closing') === asked.isByClosing ? trusted(' selected') : ''}>${name}</option>`)}</select>` : ''}</div></form>${posts.length === 0 ? nothing : html`<ul class="jobs">${posts.map((post) => card(visit, post))}</ul>`}${pager(visit, asked, total)}`,
  };
};
