/** Files of these pages: what the person brought, and the blank forms of the organisation. Handed out, never shown as a page of ours. */
import { withOrg } from '../../db/org.ts';
import { storeOf } from '../../files/open-store.ts';
import type { Context, Route } from '../../http/route.ts';
import { refuse } from '../../refuse.ts';
import { inside } from './inside.ts';

type Found = { readonly key: string; readonly name: string; readonly type: string };

const handOut = async ({ settings, response }: Context, file: Found | undefined): Promise<void> => {
  const bytes = file && (await storeOf(settings).read(file.key));
  if (!file || !bytes) throw refuse('HTTP_404');
  response.writeHead(200, {
    'content-type': file.type.startsWith('text/') ? 'text/plain; charset=utf-8' : file.type,
    'content-length': bytes.length,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  response.end(bytes);
};

const NAME = /^[0-9a-f-]{36}\.[a-z0-9]{1,8}$/;

const brought = inside(async (context, { visit, joining }) => {
  const name = context.params['file'] ?? '';
  if (!NAME.test(name)) throw refuse('HTTP_404');
  const [file] = await withOrg(context.db, visit.orgCode, (tx) =>
    tx.query<Found>(`select key, original_name as name, content_type as type from stored_file where org_code = $1 and entity = 'onboardingIndividual' and row_id = $2 and status = 'STORED' and right(key, length($3) + 1) = '/' || $3`, [visit.orgCode, joining.id, name]),
  );
  await handOut(context, file);
});

/** The forms that are in use, by the paper that they belong to. */
const BLANKS: Readonly<Record<string, string>> = {
  documents: `select s.key, s.original_name as name, s.content_type as type from document_subtype p join stored_file s on s.org_code = p.org_code and s.key = p.downloadable_document where p.org_code = $1 and p.id = $2 and p.status = 'ACTIVE' and s.status = 'STORED'`,
  accreditations: `select s.key, s.original_name as name, s.content_type as type from accreditation_type p join stored_file s on s.org_code = p.org_code and s.key = p.document where p.org_code = $1 and p.id = $2 and p.status = 'ACTIVE' and s.status = 'STORED'`,
};

const blank = inside(async (context, { visit }) => {
  const { kind = '', id = '' } = context.params;
  const statement = Object.hasOwn(BLANKS, kind) ? BLANKS[kind] : undefined;
  if (statement === undefined || !/^\d{1,9}$/.test(id)) throw refuse('HTTP_404');
  const [file] = await withOrg(context.db, visit.orgCode, (tx) => tx.query<Found>(statement, [visit.orgCode, id]));
  await handOut(context, file);
});

export const fileRoutes: readonly Route[] = [
  { method: 'GET', path: '/v3/join/:token/files/:file', handle: brought },
  { method: 'GET', path: '/v3/join/:token/blank/:kind/:id', handle: blank },
];
