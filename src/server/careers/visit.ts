import { languageOf, languages, tagOf } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { readBrandColours } from '../../domain/brand.ts';
import type { BrandColours } from '../../domain/brand.ts';
import { readCookie } from '../auth/cookies.ts';
import { organisationOfHost } from '../auth/organisation-of-request.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import type { Context } from '../http/route.ts';
import { say } from '../messages.ts';
import { todayOf } from '../people/today.ts';
import { readSetting } from '../resource/read-setting.ts';
import { organisationOfVisit } from './organisation-of-visit.ts';
import { picturePath } from './career-page.ts';
import type { CareerPage } from './career-page.ts';

export type RecruitmentSettings = {
  readonly equalOpportunityStatement: string | null;
  readonly applicationForm: 'SIMPLE' | 'DETAILED';
  readonly enableMultipleApplication: boolean;
  readonly careerPortalFilters: readonly string[] | null;
  readonly candidatePortalLogin: boolean;
  readonly passcodeExpiryMinutes: number;
  readonly portalAccessForNew: boolean;
  readonly portalAccessForArchived: boolean;
  readonly portalAccessForBlacklisted: boolean;
  readonly retentionMonths: number;
  readonly tenantUniqueKey: string | null;
};

export type Seat = { readonly name: string; readonly street: string | null; readonly city: string | null; readonly state: string | null; readonly pincode: string | null; readonly country: string | null };

/** A stranger who looks at an organisation's public pages. */
export type Visit = {
  readonly orgCode: string;
  readonly organisation: string;
  readonly logo: string | null;
  readonly icon: string | null;
  readonly colours: BrandColours;
  readonly page: CareerPage;
  readonly settings: RecruitmentSettings;
  readonly language: Language;
  /** The visitor, or the mail that led them here, named the language; else it is that of their browser. */
  readonly isLanguageNamed: boolean;
  /** BCP 47. */
  readonly tag: string;
  /** Of the organisation: `2026-11-22`. */
  readonly today: string;
  /** Of the organisation: `Asia/Kolkata`. */
  readonly timeZone: string;
  readonly currency: string;
  /** Where the organisation itself is: where the work of a post is that names no place. */
  readonly seat: Seat;
  readonly privacyLink: string | null;
  /** The address of a picture of the career page. */
  readonly picture: (key: string) => string;
  readonly say: (key: string, args?: Readonly<Record<string, string | number>>) => string;
  /** Where the organisation's pages are: its own host where the request came to one. */
  readonly origin: string;
  /** An address of these pages without the language, for search engines. */
  readonly canonical: (path: string) => string;
  /** An address of these pages that keeps organisation and language: `/careers`. */
  readonly href: (path: string, params?: Readonly<Record<string, string | readonly string[]>>) => string;
};

type Brand = { readonly name: string; readonly logo: string | null; readonly icon: string | null; readonly currency: string; readonly timeZone: string; readonly privacyLink: string | null; readonly seat: Seat } & Readonly<Record<'primary' | 'secondary' | 'hover', string>>;

const BRAND = `select o.name, split_part(o.logo, '/', 3) as logo, split_part(o.favicon, '/', 3) as icon, o.currency, o.time_zone as "timeZone", o.privacy_policy_link as "privacyLink", o.primary_color as primary, o.secondary_color as secondary, o.hover_color as hover,
    jsonb_build_object('name', o.name, 'street', a.value->>'street1', 'city', a.value->>'city', 'state', a.value->>'state', 'pincode', a.value->>'pincode', 'country', coalesce(nullif(a.value->>'country', ''), o.country)) as seat
  from organisation o left join location l on l.org_code = o.org_code and l.id = o.headquarters_id
    cross join lateral (select case when coalesce(o.address->>'city', '') = '' then coalesce(l.address, o.address) else o.address end as value) a where o.org_code = $1`;

/** Spanish is `sp` with us and `es` everywhere else: both are taken. */
const languageNamed = ({ request, url }: Pick<Context, 'request' | 'url'>): Language | undefined => {
  const named = url.searchParams.get('lang');
  const cookie = readCookie(request.headers.cookie, 'language');
  return (named === 'es' ? 'sp' : languages.find((language) => language === named)) ?? languages.find((language) => language === cookie);
};

const languageOfBrowser = ({ request }: Pick<Context, 'request'>): Language => {
  const tags = String(request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => ({ tag: part.split(';')[0]!.trim(), weight: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1) }))
    .toSorted((a, b) => b.weight - a.weight);
  return languageOf(tags.map(({ tag }) => tag));
};

const hrefOf = (context: Pick<Context, 'url'>): Visit['href'] => {
  const kept = ['org', 'lang'].flatMap((name) => (context.url.searchParams.get(name) ? [[name, context.url.searchParams.get(name)!] as const] : []));
  return (path, params = {}) => {
    const given = Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : value.map((one) => [name, one] as const)));
    const query = new URLSearchParams([...kept.filter(([name]) => !Object.hasOwn(params, name)), ...given].map(([name, value]) => [name, value])).toString();
    return `/v3${path}${query ? `?${query}` : ''}`;
  };
};

/** Of the host that was asked, where it is one of an organisation. */
export const originOf = ({ request, settings }: Pick<Context, 'request' | 'settings'>): string => {
  const { publicUrl } = settings;
  return organisationOfHost(request.headers.host, publicUrl) === null ? publicUrl.origin : `${publicUrl.protocol}//${request.headers.host!.toLowerCase()}`;
};

/** What the pages need to know of the organisation. */
export const visitIn = async (tx: Transaction, context: Pick<Context, 'request' | 'url' | 'settings'>, named = languageNamed(context)): Promise<Visit> => {
  const language = named ?? languageOfBrowser(context);
  const [brand] = await tx.query<Brand>(BRAND, [tx.orgCode]);
  return {
    orgCode: tx.orgCode,
    organisation: brand?.name ?? tx.orgCode,
    logo: brand?.logo ?? null,
    icon: brand?.icon ?? null,
    colours: readBrandColours({ Primary_Color: brand?.primary, Secondary_Color: brand?.secondary, Hover_Color: brand?.hover }),
    page: await readSetting<CareerPage>(tx, 'CareerPage'),
    settings: await readSetting<RecruitmentSettings>(tx, 'RecruitmentGeneralSetting'),
    language,
    isLanguageNamed: named !== undefined,
    tag: tagOf(language),
    today: await todayOf(tx),
    timeZone: brand?.timeZone ?? 'UTC',
    currency: brand?.currency ?? 'USD',
    seat: brand?.seat ?? { name: tx.orgCode, street: null, city: null, state: null, pincode: null, country: null },
    privacyLink: brand?.privacyLink ?? null,
    picture: (key) => picturePath(tx.orgCode, key),
    say: (key, args) => say(language, key, args),
    origin: originOf(context),
    canonical: (path) => `/v3${path}${context.url.searchParams.has('org') ? `?org=${encodeURIComponent(tx.orgCode)}` : ''}`,
    href: hrefOf(context),
  };
};

/** The visit of a request; null where it names no organisation. */
export const visitOf = async (context: Pick<Context, 'request' | 'url' | 'settings' | 'db'>): Promise<Visit | null> => {
  const orgCode = await organisationOfVisit(context);
  return orgCode === null ? null : withOrg(context.db, orgCode, (tx) => visitIn(tx, context));
};
