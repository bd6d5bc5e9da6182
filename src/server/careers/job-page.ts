/** /v3/careers/:jobPostCode: one post, as people read it and as search engines do. */
import { html, trusted } from './html.ts';
import type { Html } from './html.ts';
import { jobPosting } from './job-posting.ts';
import { topOf } from './layout.ts';
import type { Page } from './layout.ts';
import { longDay, placeLine, prose, salaryLine, timeLine } from './post-words.ts';
import type { WholePost } from './posts.ts';
import type { Visit } from './visit.ts';

const section = (title: string, body: Html | readonly Html[] | null): Html | string => (body === null || (Array.isArray(body) && body.length === 0) ? '' : html`<section><h2>${title}</h2>${body as Html}</section>`);

const experience = ({ say, tag }: Visit, { experienceFrom, experienceTo }: WholePost): string | null => {
  const format = new Intl.NumberFormat(tag);
  if (experienceFrom !== null && experienceTo !== null) return say('careers.yearsBetween', { smart_count: Number(experienceTo), from: format.format(Number(experienceFrom)), to: format.format(Number(experienceTo)) });
  if (experienceFrom !== null) return say('careers.yearsFrom', { smart_count: Number(experienceFrom), from: format.format(Number(experienceFrom)) });
  return null;
};

const facts = (visit: Visit, post: WholePost): Html => {
  const places = [...new Set(post.places.map(({ name, city }) => (city && city !== name ? `${name}, ${city}` : name)))];
  const rows: (readonly [string, string | null])[] = [
    [visit.say('careers.fact.places'), places.length > 0 ? places.join(' · ') : null],
    [visit.say('careers.fact.experience'), experience(visit, post)],
    [visit.say('careers.fact.salary'), salaryLine(visit, post)],
    [visit.say('careers.fact.vacancies'), post.vacancies > 1 ? String(post.vacancies) : null],
    [visit.say('careers.fact.closing'), post.closingDate === null ? null : longDay(visit, post.closingDate)],
    [visit.say('careers.fact.code'), post.code],
  ];
  return html`<dl class="facts">${rows.flatMap(([label, value]) => (value === null ? [] : [html`<dt>${label}</dt><dd>${value}</dd>`]))}</dl>`;
};

/** As much as stands under a result of a search, up to the end of a word; scripts without spaces end anywhere. */
const beginning = (text: string, most = 155): string => {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= most) return whole;
  const cut = whole.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${(end < most / 2 ? cut : cut.slice(0, end)).replace(/[\s\p{P}]+$/u, '')}…`;
};

export const jobPath = (code: string): string => `/careers/${encodeURIComponent(code)}`;

export const jobPage = (visit: Visit, post: WholePost): Page => {
  const { say } = visit;
  const path = jobPath(post.code);
  return {
    title: `${post.title} · ${visit.organisation}`,
    description: beginning(post.description),
    header: topOf(visit, path),
    canonical: visit.canonical(path),
    isShared: true,
    more: html`<script type="application/ld+json">${trusted(jobPosting(visit, post))}</script>`,
    body: html`<article><p class="small"><a href="${visit.href('/careers')}">${say('careers.all')}</a></p><h1>${post.title}</h1><p class="quiet">${placeLine(visit, post)}</p><p class="small">${timeLine(visit, post)}</p><section>${facts(visit, post)}</section>${section(say('careers.about'), prose(post.description))}${section(say('careers.responsibilities'), post.responsibilities ? prose(post.responsibilities) : null)}${section(say('careers.skills'), post.skills.length > 0 ? html`<ul>${post.skills.map(({ name }) => html`<li>${name}</li>`)}</ul>` : null)}${section(say('careers.qualifications'), post.qualifications.length > 0 ? html`<ul>${post.qualifications.map((name) => html`<li>${name}</li>`)}</ul>` : null)}${section(say('careers.benefits'), post.benefits ? prose(post.benefits) : null)}${section(say('careers.equal'), visit.settings.equalOpportunityStatement ? prose(visit.settings.equalOpportunityStatement) : null)}</article><div class="go"><a class="button main" href="${visit.href('/job-candidates', { post: post.code })}">${say('careers.apply')}</a><p class="small">${say('careers.applyTime')}</p></div>`,
  };
};

/** A post that was, or never was: the same page says what to do next. `header`: that of where it was asked for. */
export const goneJobPage = (visit: Visit, title: string | undefined, header: Html): Page => ({
  title: `${visit.say(title ? 'careers.closed' : 'careers.unknown')} · ${visit.organisation}`,
  status: title ? 410 : 404,
  header,
  body: html`<div class="stack"><p></p><h1>${title ?? visit.say('careers.unknown')}</h1><p class="note">${visit.say(title ? 'careers.closedWhy' : 'careers.unknownWhy')}</p><p><a class="button main" href="${visit.href('/careers')}">${visit.say('careers.all')}</a></p></div>`,
});
