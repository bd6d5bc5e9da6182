/** The feeds as text: Indeed's public XML, and JSON. */
import { prose } from '../post-words.ts';
import type { Seat } from '../visit.ts';
import type { FeedPost } from './feed-posts.ts';

export type Feed = {
  readonly organisation: string;
  /** The name under which the company is signed up at boards, where that is another. */
  readonly source: string | null;
  /** Of the public pages. */
  readonly home: string;
  readonly advertiserId: string | null;
  /** Where posts are that name no place. */
  readonly seat: Seat;
  /** Of amounts without one of their own. */
  readonly currency: string;
  /** Stands below every post. */
  readonly equalOpportunity: string | null;
  readonly posts: readonly FeedPost[];
  readonly urlOf: (code: string) => string;
};

/** What XML cannot hold at all is left out: control characters, and halves of a pair. */
// oxlint-disable-next-line no-control-regex -- these are the ones
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Nothing that a person wrote ends the section. */
const cdata = (text: string): string => `<![CDATA[${text.replace(NOT_XML, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const element = (name: string, text: string | null | undefined): string => (text === null || text === undefined || text === '' ? '' : `<${name}>${cdata(text)}</${name}>`);

/** The description is HTML there; ours is text. */
const asHtml = ({ equalOpportunity }: Feed, { description, responsibilities, benefits }: FeedPost): string => [description, responsibilities, benefits, equalOpportunity].flatMap((text) => prose(text ?? '').map((part) => part.text)).join('');

const TYPES: Readonly<Record<string, string>> = { FULL_TIME: 'fulltime', PART_TIME: 'parttime', CONTRACT: 'contract', TEMPORARY: 'temporary', INTERNSHIP: 'internship', VOLUNTEER: 'volunteer' };

const salaryOf = (feed: Feed, { salaryFrom, salaryTo, currency }: FeedPost): string | null => {
  const amounts = [...new Set([salaryFrom, salaryTo].filter((amount) => amount !== null).map((amount) => String(Number(amount))))];
  return amounts.length === 0 ? null : `${currency ?? feed.currency} ${amounts.join(' - ')} per year`;
};

const atNoon = (day: string | null): string | null => (day === null ? null : new Date(`${day}T12:00:00Z`).toUTCString());

const job = (feed: Feed, post: FeedPost): string => {
  const { seat } = feed;
  const place = post.places[0] ?? seat;
  return `<job>${[
    element('title', post.title),
    element('date', atNoon(post.openedOn)),
    element('referencenumber', post.code),
    element('requisitionid', post.code),
    element('url', feed.urlOf(post.code)),
    element('company', feed.organisation),
    element('sourcename', feed.source ?? feed.organisation),
    element('city', place.city ?? (place === seat ? null : place.name)),
    element('state', place.state),
    element('country', place.country ?? seat.country),
    element('postalcode', place.pincode),
    element('description', asHtml(feed, post)),
    element('salary', salaryOf(feed, post)),
    element('education', post.education),
    element('jobtype', TYPES[post.jobType]),
    element('category', post.functionalArea ?? post.department),
    element('experience', post.experienceFrom === null ? null : `${Number(post.experienceFrom)}+ years`),
    element('expirationdate', atNoon(post.closingDate)),
    element('remotetype', post.workMode === 'REMOTE' ? 'Fully remote' : post.workMode === 'HYBRID' ? 'Hybrid remote' : null),
    element('advertiserid', feed.advertiserId),
  ].join('')}</job>`;
};

/** https://docs.indeed.com: a source with its jobs, every text in a CDATA section. */
export const xmlFeed = (feed: Feed): string => `<?xml version="1.0" encoding="utf-8"?>\n<source>${element('publisher', feed.organisation)}${element('publisherurl', feed.home)}${feed.posts.map((post) => job(feed, post)).join('\n')}</source>\n`;

export const jsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: '1.0',
    company: feed.organisation,
    source: feed.source ?? feed.organisation,
    homePage: feed.home,
    jobs: feed.posts.map((post) => ({
      reference: post.code,
      title: post.title,
      url: feed.urlOf(post.code),
      postedOn: post.openedOn,
      closesOn: post.closingDate,
      employmentType: TYPES[post.jobType] ?? null,
      workMode: post.workMode.toLowerCase(),
      department: post.department,
      category: post.functionalArea,
      locations: post.places.map(({ name, city, state, country, pincode }) => ({ name, city, region: state, country, postalCode: pincode })),
      education: post.education,
      salary: salaryOf(feed, post),
      descriptionHtml: asHtml(feed, post),
    })),
  });
