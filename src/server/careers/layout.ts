/** The frame of every public page: head, the organisation's name, languages, footer; and the policy that lets nothing else in. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { languageNames, languages, tagOf } from '../../domain/languages.ts';
import { safeUrl } from '../../domain/safeUrl.ts';
import { isUnchanged, takesEncoding } from '../http/negotiate.ts';
import type { Context } from '../http/route.ts';
import { bannersOf } from './career-page.ts';
import { html, trusted } from './html.ts';
import type { Html, Part } from './html.ts';
import { icons } from './icons.ts';
import { hashOf, styleOf } from './style.ts';
import type { BannerWords } from './style.ts';
import type { Visit } from './visit.ts';

export type Page = {
  readonly title: string;
  readonly description?: string;
  /** Between head and main: the banner or a head of its own. Without it the organisation's name. */
  readonly header?: Html;
  readonly body: Part;
  /** What the header's banner says. */
  readonly words?: BannerWords;
  /** Address without language, for search engines; without it they keep out. */
  readonly canonical?: string;
  readonly more?: Html;
  readonly hasScript?: boolean;
  readonly status?: number;
  /** May be kept and asked for again; pages of one person are not. */
  readonly isShared?: boolean;
  /** Of somebody who is hired: what candidates are offered means nothing to them. */
  readonly isOfJoining?: boolean;
};

/** What the build left for these pages. */
export type Built = { readonly script: string | undefined; readonly font: string | undefined; readonly icon: string | undefined };

export const logoOf = ({ page, picture, logo, orgCode }: Visit): string | null => (page.logo ? picture(page.logo) : logo ? `/images/careers/${orgCode}/${logo}` : null);

export const nameOf = (visit: Visit): Html => {
  const logo = logoOf(visit);
  const first = Array.from(visit.organisation)[0]?.toUpperCase() ?? '';
  return html`<a class="name grow" href="${visit.href('/careers')}">${logo ? html`<img src="${logo}" alt="" height="32">` : html`<span class="sign" aria-hidden="true">${first}</span>`}<span>${visit.organisation}</span></a>`;
};

type Params = Readonly<Record<string, string | readonly string[]>>;

export const languagesOf = (visit: Visit, path: string, params: Params = {}): Html =>
  html`<details class="languages"><summary aria-label="${visit.tag.toUpperCase()}: ${visit.say('careers.language')}">${icons.globe}${visit.tag.toUpperCase()}</summary><ul>${languages.map(
    (language) => html`<li><a href="${visit.href(path, { ...params, lang: language })}" lang="${tagOf(language)}" hreflang="${tagOf(language)}"${language === visit.language ? trusted(' aria-current="true"') : ''}>${languageNames[language]}</a></li>`,
  )}</ul></details>`;

/** The head of a page below the list: whose it is, and its languages, which lead to the same page. */
export const topOf = (visit: Visit, path: string, params: Params = {}): Html => html`<header class="top"><div>${nameOf(visit)}${languagesOf(visit, path, params)}</div></header>`;

const alternates = (origin: string, canonical: string): Html[] => {
  const withLanguage = (language: string): string => `${origin}${canonical}${canonical.includes('?') ? '&' : '?'}lang=${language}`;
  return [...languages.map((language) => html`<link rel="alternate" hreflang="${tagOf(language)}" href="${withLanguage(language)}">`), html`<link rel="alternate" hreflang="x-default" href="${origin}${canonical}">`];
};

const footer = (visit: Visit, isOfJoining: boolean): Html => {
  const privacy = visit.privacyLink === null ? null : safeUrl(visit.privacyLink);
  return html`<footer><div class="row"><span class="grow">${visit.organisation}</span>${visit.settings.candidatePortalLogin && !isOfJoining ? html`<a href="${visit.href('/candidate-portal')}">${visit.say('careers.follow')}</a>` : ''}${privacy ? html`<a href="${privacy}" rel="noopener">${visit.say('careers.privacy')}</a>` : ''}</div></footer>`;
};

/** The whole page as text, with its style. */
export const drawPage = (visit: Visit, page: Page, built: Built): { readonly text: string; readonly style: string } => {
  const { origin } = visit;
  const style = styleOf(visit, page.words, built.font);
  const canonical = page.canonical === undefined ? null : `${origin}${page.canonical}`;
  const [banner] = bannersOf(visit.page);
  const image = banner ? visit.picture(banner) : logoOf(visit);
  const social = canonical === null ? '' : html`<meta property="og:type" content="website"><meta property="og:site_name" content="${visit.organisation}"><meta property="og:title" content="${page.title}"><meta property="og:url" content="${canonical}">${page.description ? html`<meta property="og:description" content="${page.description}">` : ''}${image ? html`<meta property="og:image" content="${origin}${image}">` : ''}<meta name="twitter:card" content="${banner ? 'summary_large_image' : 'summary'}">`;
  const text = html`<!doctype html><html lang="${visit.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${page.title}</title>${page.description ? html`<meta name="description" content="${page.description}">` : ''}${canonical === null ? trusted('<meta name="robots" content="noindex">') : html`<link rel="canonical" href="${canonical}">${alternates(origin, page.canonical!)}`}${social}<link rel="icon" href="${visit.icon ? `/images/careers/${visit.orgCode}/${visit.icon}` : (built.icon ?? 'data:,')}"><meta name="theme-color" content="${visit.colours.Primary_Color}">${page.words !== undefined && banner ? html`<link rel="preload" as="image" href="${visit.picture(banner)}" fetchpriority="high">` : ''}<style>${trusted(style)}</style>${page.hasScript && built.script ? html`<script type="module" src="${built.script}"></script>` : ''}${page.more ?? ''}</head><body><a class="skip" href="#main">${visit.say('careers.skip')}</a>${page.header ?? html`<header class="top"><div>${nameOf(visit)}</div></header>`}<main id="main">${page.body}</main>${footer(visit, page.isOfJoining === true)}</body></html>`.text;
  return { text, style };
};

const policyOf = (style: string): string =>
  ["default-src 'none'", "script-src 'self'", `style-src ${hashOf(style)}`, "img-src 'self' data:", "font-src 'self'", "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"].join('; ');

/** Answers the page; a shared one with its digest, so that it is sent once. */
export const sendPage = ({ request, response }: Context, visit: Visit, page: Page, built: Built): void => {
  const { text, style } = drawPage(visit, page, built);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  response.setHeader('content-security-policy', policyOf(style));
  response.setHeader('content-language', visit.tag);
  response.setHeader('cache-control', page.isShared ? 'public, max-age=0, must-revalidate' : 'no-store');
  response.setHeader('vary', 'accept-language, accept-encoding, cookie, org_code');
  if (page.isShared) response.setHeader('etag', etag);
  if (page.isShared && isUnchanged(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  const isSmall = takesEncoding(request, 'gzip');
  const body = isSmall ? gzipSync(text) : Buffer.from(text);
  if (isSmall) response.setHeader('content-encoding', 'gzip');
  response.writeHead(page.status ?? 200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }).end(request.method === 'HEAD' ? undefined : body);
};
