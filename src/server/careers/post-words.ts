/** What a post says in few words: where, how, since when. */
import { daysBetween } from '../../domain/dates.ts';
import { longDay as dayInWords } from '../../domain/longDay.ts';
import { proseOf } from '../../domain/prose.ts';
import { relativeFormat } from '../../domain/relativeFormat.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { OpenPost, Place } from './posts.ts';
import type { Visit } from './visit.ts';

export const longDay = ({ language }: Pick<Visit, 'language'>, day: string): string => dayInWords(language, day);

const placeName = ({ name, city }: Place): string => city ?? name;

/** 'Weaving · Pune, Lyon · hybrid'. */
export const placeLine = (visit: Visit, { department, places, workMode }: OpenPost): string => {
  const where = [...new Set(places.map(placeName))];
  const listed = where.length > 3 ? visit.say('careers.places', { smart_count: where.length }) : where.join(visit.language === 'ja' ? '、' : ', ');
  return [department, listed, workMode === 'ON_SITE' ? null : visit.say(`enum.WorkMode.${workMode}`)].filter((part) => part !== null && part !== '').join(' · ');
};

/** 'Full time · posted 2 days ago', exact after a week. */
export const timeLine = (visit: Visit, { jobType, openedOn, closingDate }: OpenPost): string => {
  const days = openedOn === null ? null : daysBetween(openedOn, visit.today);
  const posted = days === null ? null : days < 7 ? visit.say('careers.posted', { when: relativeFormat(visit.tag)(-Math.max(0, days), 'day') }) : visit.say('careers.postedOn', { day: longDay(visit, openedOn!) });
  const ends = closingDate !== null && daysBetween(visit.today, closingDate) <= 14 ? visit.say('careers.until', { day: longDay(visit, closingDate) }) : null;
  return [visit.say(`enum.JobType.${jobType}`), posted, ends].filter((part) => part !== null).join(' · ');
};

/** Plain text as people wrote it, as HTML. */
export const prose = (text: string): Html[] =>
  proseOf(text).map(({ kind, lines }) => (kind === 'items' ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : html`<p>${lines.map((line, at) => html`${at > 0 ? html`<br>` : ''}${line}`)}</p>`));

/** 'INR 6,00,000 – 9,00,000 a year'; null where the organisation does not show it. */
export const salaryLine = (visit: Visit, { salaryFrom, salaryTo, currency, showSalary }: { readonly salaryFrom: string | null; readonly salaryTo: string | null; readonly currency: string | null; readonly showSalary: boolean }): string | null => {
  if (!showSalary || (salaryFrom === null && salaryTo === null)) return null;
  const unit = currency ?? visit.currency;
  const format = new Intl.NumberFormat(unit === 'INR' && visit.tag === 'en' ? 'en-IN' : visit.tag, { style: 'currency', currency: unit, maximumFractionDigits: 0 });
  const [from, to] = [salaryFrom ?? salaryTo!, salaryTo ?? salaryFrom!].map(Number) as [number, number];
  return visit.say('careers.aYear', { amount: from === to ? format.format(from) : format.formatRange(from, to) });
};
