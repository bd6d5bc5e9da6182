/** The addresses of the organisation's pages for everybody. */
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseCrossSite } from '../auth/read-input.ts';
import { withOrg } from '../db/org.ts';
import { isUnchanged } from '../http/negotiate.ts';
import { limitRequests } from '../http/rate-limit.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { answeringPages } from './answering-pages.ts';
import { storeOf } from '../files/open-store.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { quote } from '../resource/sql.ts';
import { pictureFields } from './career-page.ts';
import { applyRoutes } from './apply-routes.ts';
import { goneJobPage, jobPage, jobPath } from './job-page.ts';
import { joinRoutes } from './join/join-routes.ts';
import { sendPage, topOf } from './layout.ts';
import type { Built } from './layout.ts';
import { listPage, readAsked } from './list-page.ts';
import { offerRoutes } from './offer/offer-routes.ts';
import { signDocumentRoutes } from './sign-document/sign-document-routes.ts';
import { portalRoutes } from './portal/portal-routes.ts';
import { choicesOf, closedTitle, openPost, openPosts, sitemapPosts } from './posts.ts';
import { originOf, visitIn } from './visit.ts';
import { organisationOfVisit } from './organisation-of-visit.ts';
import { feedRoute } from './feed/feed-route.ts';
import { previewRoute } from './preview.ts';

const list = (built: Built) => async (context: Context): Promise<void> => {
  limitRequests(context, null);
  const orgCode = await organisationOfVisit(context);
  if (orgCode === null) throw refuse('HTTP_404');
  const asked = readAsked(context.url.searchParams);
  const { visit, choices, found } = await withOrg(context.db, orgCode, async (tx) => {
    const visit = await visitIn(tx, context);
    return { visit, choices: await choicesOf(tx, visit.today), found: await openPosts(tx, visit.today, asked) };
  });
  // Jobs closed since the address was kept: there are fewer pages.
  if (found.total === 0 && asked.page > 1) return void context.response.writeHead(302, { location: visit.href('/careers', asked.params), 'cache-control': 'no-store' }).end();
  sendPage(context, visit, listPage(visit, asked, choices, found), built);
};

const job = (built: Built) => async (context: Context): Promise<void> => {
  limitRequests(context, null);
  const orgCode = await organisationOfVisit(context);
  if (orgCode === null) throw refuse('HTTP_404');
  const code = context.params['jobPostCode'] ?? '';
  const { visit, post, title } = await withOrg(context.db, orgCode, async (tx) => {
    const visit = await visitIn(tx, context);
    const post = await openPost(tx, visit.today, code);
    return { visit, post, title: post ? undefined : await closedTitle(tx, code) };
  });
  sendPage(context, visit, post ? jobPage(visit, post) : goneJobPage(visit, title, topOf(visit, jobPath(code))), built);
};

const CODE = /^[A-Za-z0-9_-]{1,32}$/;
const NAME = /^[0-9a-f-]{36}\.(?:png|jpg)$/;

/** A picture of the career page as it is kept now; no other file of the organisation has an address here. */
const picture = async (context: Context): Promise<void> => {
  limitRequests(context, null);
  const { params, db, settings, request, response } = context;
  const { organisation = '', file = '' } = params;
  if (!CODE.test(organisation) || !NAME.test(file)) throw refuse('HTTP_404');
  const { fields } = resourceOf('CareerPage');
  const columns = pictureFields.map((name) => `p.${quote(fields.find(({ key }) => key === name)!.column)}`);
  const [found] = await withOrg(db, organisation, (tx) =>
    tx.query<{ key: string; type: string }>(
      `select f.key, f.content_type as type from career_page p join stored_file f on f.org_code = p.org_code and f.key in (${columns.join(', ')}) where p.org_code = $1 and f.status = 'STORED' and right(f.key, length($2) + 1) = '/' || $2`,
      [organisation, file],
    ),
  );
  const bytes = found && (await storeOf(settings).read(found.key));
  if (!found || !bytes) throw refuse('HTTP_404');
  // A key is never written again, so its name is its digest.
  const headers = { etag: `"${file}"`, 'cache-control': 'public, max-age=604800, immutable', 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'", 'cross-origin-resource-policy': 'cross-origin' };
  if (isUnchanged(request, headers.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-type': found.type, 'content-length': bytes.length }).end(bytes);
};

/** What a page that is shared or found shows with it, too. */
const FOUND = ['/v3/careers', '/career-images/', '/images/careers/', '/v3/assets/', '/sitemap.xml'];

const robots = async (context: Context): Promise<void> => {
  const text = ['User-agent: *', ...FOUND.map((path) => `Allow: ${path}`), 'Disallow: /', '', `Sitemap: ${originOf(context)}/sitemap.xml`, ''].join('\n');
  context.response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }).end(text);
};

const sitemap = async (context: Context): Promise<void> => {
  limitRequests(context, null);
  const orgCode = await organisationOfVisit(context);
  if (orgCode === null) throw refuse('HTTP_404');
  const { visit, posts } = await withOrg(context.db, orgCode, async (tx) => {
    const visit = await visitIn(tx, context);
    return { visit, posts: await sitemapPosts(tx, visit.today) };
  });
  const entry = (path: string, day?: string): string => `<url><loc>${visit.origin}${visit.canonical(path).replaceAll("'", '&apos;')}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  const text = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entry('/careers')}${posts.map(({ code, day }) => entry(`/careers/${encodeURIComponent(code)}`, day)).join('')}</urlset>`;
  context.response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8', vary: 'org_code', 'cache-control': 'public, max-age=600' }).end(text);
};

/** What the build left: the script of these pages, and the face that the console has too. Neither is needed. */
const builtIn = (folder: string): Built => {
  const assets = join(folder, 'assets');
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const manifest = join(folder, '.vite/careers.json');
  const script = existsSync(manifest) ? Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string; readonly isEntry?: boolean }>).find(({ isEntry }) => isEntry)?.file : undefined;
  const font = names.find((name) => /^ibm-plex-sans-latin-wght-normal-.*\.woff2$/.test(name));
  const address = (name: string | undefined): string | undefined => (name === undefined ? undefined : `/v3/assets/${name}`);
  return { script: script === undefined ? undefined : `/v3/${script}`, font: address(font), icon: address(names.find((name) => /^favicon-.*\.svg$/.test(name))) };
};

/** People and programs end an address with a slash; it names the same page. */
const withoutSlash: Route['handle'] = async ({ url, response }) => {
  response.writeHead(301, { location: `${url.pathname.replace(/\/+$/, '')}${url.search}` }).end();
};
const PAGES = ['/v3/careers', '/v3/careers/:jobPostCode', '/v3/job-candidates', '/v3/candidate-portal', '/v3/offer', '/v3/join/:token'];

/** What changes something is asked by a page of this site, whatever else is wrong with it. */
const sameSite = (handle: Route['handle']): Route['handle'] => async (context) => {
  refuseCrossSite(context);
  await handle(context);
};

export const careersRoutes = (folder: string): readonly Route[] => {
  const built = builtIn(folder);
  const routes: readonly Route[] = [
    { method: 'GET', path: '/v3/careers', handle: list(built) },
    { method: 'GET', path: '/v3/careers/:jobPostCode', handle: job(built) },
    { method: 'GET', path: '/v3/careers/feed/:file', handle: feedRoute },
    ...applyRoutes(built),
    ...portalRoutes(built),
    ...offerRoutes(built), ...signDocumentRoutes(built),
    ...joinRoutes(built),
    { method: 'GET', path: '/career-images/:organisation/:file', handle: picture },
    { method: 'POST', path: '/career-preview', handle: previewRoute(built) },
    { method: 'GET', path: '/robots.txt', handle: robots },
    { method: 'GET', path: '/sitemap.xml', handle: sitemap },
    ...PAGES.map((path): Route => ({ method: 'GET', path: `${path}/`, handle: withoutSlash })),
  ];
  return routes.map(({ method, path, handle }) => {
    const guarded = method === 'GET' ? handle : sameSite(handle);
    return { method, path, handle: answeringRefusals(path.startsWith('/v3/') ? answeringPages(guarded, built) : guarded) };
  });
};
