import { withOrg } from '../db/org.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { storeOf } from '../files/open-store.ts';
import { refuse } from '../refuse.ts';

const CODE = /^[A-Za-z0-9_-]{1,32}$/;
const NAME = /^[0-9a-f-]{36}\.(?:png|jpg|ico)$/;

type Picture = { readonly key: string; readonly type: string };

/**
 * `GET /images/<domain>/<organisation>/<file>`, open to all: the icon and the logo that an organisation shows now, which
 * its sign-in page needs. Any other file is not found, whoever asks. The domain only keeps caches of variants apart.
 */
const show = async ({ params, db, settings, response }: Context): Promise<void> => {
  const { organisation = '', file = '' } = params;
  if (!CODE.test(organisation) || !NAME.test(file)) throw refuse('HTTP_404');
  const [picture] = await withOrg(db, organisation, (tx) =>
    tx.query<Picture>(
      `select f.key, f.content_type as type from organisation o join stored_file f on f.org_code = o.org_code and f.key in (o.favicon, o.logo)
       where o.org_code = $1 and f.status = 'STORED' and right(f.key, length($2) + 1) = '/' || $2`,
      [organisation, file],
    ),
  );
  const bytes = picture && (await storeOf(settings).read(picture.key));
  if (!picture || !bytes) throw refuse('HTTP_404');
  response.writeHead(200, {
    'content-type': picture.type,
    'content-length': bytes.length,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'public, max-age=86400',
  });
  response.end(bytes);
};

export const imageRoutes: readonly Route[] = [{ method: 'GET', path: '/images/:domain/:organisation/:file', handle: answeringRefusals(show) }];
