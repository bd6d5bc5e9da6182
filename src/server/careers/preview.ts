/** The career page with values that are not saved yet, drawn by the same template; for the designer. */
import { z } from 'zod';
import { isHex } from '../../domain/colour.ts';
import { withOrg } from '../db/org.ts';
import { signedUrl } from '../files/signed-url.ts';
import { isFileKey } from '../files/store.ts';
import { readInput } from '../auth/read-input.ts';
import type { Context } from '../http/route.ts';
import { refuse } from '../refuse.ts';
import { loadSession } from '../session.ts';
import type { CareerPage } from './career-page.ts';
import { bannersOf } from './career-page.ts';
import { drawPage } from './layout.ts';
import type { Built } from './layout.ts';
import { listPage, readAsked } from './list-page.ts';
import { choicesOf, openPosts } from './posts.ts';
import { visitIn } from './visit.ts';

/** What the form will refuse as too long is seen as far as it would stand there. */
const cut = (most: number) => z.string().transform((value) => value.slice(0, most));
const text = (most: number) => cut(most).nullable().default(null);
const key = z.string().max(100).nullable().default(null);
const shape = z.strictObject({
  caption: cut(120).nullable().transform((value) => value ?? ''),
  logo: key,
  bannerImage: key,
  bannerImage2: key,
  bannerImage3: key,
  bannerHeading: text(120),
  bannerSubtext: text(300),
  textHorizontal: z.enum(['LEFT', 'CENTER', 'RIGHT']).catch('LEFT'),
  textVertical: z.enum(['TOP', 'MIDDLE', 'BOTTOM']).catch('MIDDLE'),
  headingFontSize: z.coerce.number().min(12).max(96).catch(40),
  subtextFontSize: z.coerce.number().min(10).max(48).catch(18),
  fontFamily: z.enum(['PLEX_SANS', 'SYSTEM', 'SERIF', 'MONOSPACE']).catch('PLEX_SANS'),
  fontColor: z.string().refine(isHex).catch('#FFFFFF'),
  overlayOpacity: z.coerce.number().min(0).max(100).catch(40),
});

/** `POST /career-preview` with the fields of a career page: the page as HTML, for whoever may design it. Pictures are those the page has or the person just uploaded. */
export const previewRoute = (built: Built) => async (context: Context): Promise<void> => {
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  if (!session.rights.get('CAREER_PAGE_DESIGNER')?.view) throw refuse('ACCESS_DENIED');
  const page: CareerPage = await readInput(context, shape, 'BAD_USER_INPUT');
  const asked = [page.logo, ...bannersOf(page)].filter((one): one is string => one !== null && isFileKey(one));
  const text = await withOrg(context.db, session.orgCode, async (tx) => {
    const seen = await tx.query<{ key: string }>(
      `select key from stored_file where org_code = $1 and key = any($2) and entity = 'careerPage' and status = 'STORED' and (row_id is not null or created_by = $3::bigint)`,
      [tx.orgCode, asked, session.userId],
    );
    const may = new Set(seen.map((one) => one.key));
    const own = (one: string | null): string | null => (one !== null && may.has(one) ? one : null);
    const visit = await visitIn(tx, context, session.language);
    const tried = {
      ...visit,
      page: { ...page, logo: own(page.logo), bannerImage: own(page.bannerImage), bannerImage2: own(page.bannerImage2), bannerImage3: own(page.bannerImage3) },
      picture: (one: string) => signedUrl(context.settings, one, 'retrieve'),
    };
    const nothing = readAsked(new URLSearchParams());
    return drawPage(tried, { ...listPage(tried, nothing, await choicesOf(tx, visit.today), await openPosts(tx, visit.today, nothing)), hasScript: false }, built).text;
  });
  context.response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
};
