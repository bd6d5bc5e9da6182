/** Files of reports: `POST /export/report` for the one on the screen, `GET /reports/received/…` for one that was made for a recipient. */
import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import { refuseCrossSite } from '../auth/read-input.ts';
import { withOrg } from '../db/org.ts';
import { storeOf } from '../files/open-store.ts';
import { readJson, sendJson } from '../http/json.ts';
import { limitExports } from '../http/in-progress.ts';
import { limitRequests } from '../http/rate-limit.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { authorise } from '../access/authorise.ts';
import { refuse } from '../refuse.ts';
import { sendFile } from '../resource/export/send-file.ts';
import { loadSession, type Session } from '../session.ts';
import { receivedReport } from './received-report.ts';
import { reportContext } from './report-context.ts';
import { reportFile } from './report-file.ts';
import { readingOf } from './report-sight.ts';
import { toldDefinition } from './told-definition.ts';

const shape = z.strictObject({
  entity: z.string().max(100),
  name: z.string().max(120).nullish(),
  definition: z.record(z.string(), z.unknown()),
  format: z.enum(['XLSX', 'CSV']).default('XLSX'),
  language: z.enum(languages).nullish(),
});

const asking = async (context: Context): Promise<Session> => {
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  limitRequests(context, session);
  return session;
};

const exportReport = async (context: Context): Promise<void> => {
  refuseCrossSite(context);
  const session = await asking(context);
  limitExports(session, context.response);
  authorise(session, [{ forms: ['FORM_GENERATOR', 'CUSTOM_REPORTS'], right: 'VIEW', scope: 'ALL' }]);
  const read = shape.safeParse(await readJson(context));
  if (!read.success) throw refuse('BAD_USER_INPUT', { validationError: read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })) });
  const { entity, format, definition, name } = read.data;
  const language = read.data.language ?? session.language;
  const told = await withOrg(context.db, session.orgCode, (tx) => reportContext(tx, language, new Date()));
  const title = name?.trim() || entity;
  const file = await reportFile(context.db, readingOf(session, entity, 'EXPORT'), { name: title, definition: toldDefinition(definition, language), format }, told);
  const kind = format === 'CSV' ? 'csv' : 'xlsx';
  await sendFile(context, { name: `${title}.${kind}`, kind, pieces: file.pieces, rows: file.rows });
};

/** What a mail leads to: the file's name, or the file. One answer for one that is gone, somebody else's, or of records that are no longer open. */
const received = async (context: Context): Promise<void> => {
  const session = await asking(context);
  const found = await withOrg(context.db, session.orgCode, (tx) => receivedReport(tx, session, context.params['id'] ?? ''));
  if (found === null) throw refuse('HTTP_404');
  if (!context.url.searchParams.has('file')) return sendJson(context, 200, { errorCode: '', message: '', name: found.name, dueAt: found.dueAt, fileName: found.fileName });
  const bytes = await storeOf(context.settings).read(found.key);
  if (bytes === undefined) throw refuse('HTTP_404');
  async function* pieces(): AsyncGenerator<Buffer> {
    yield bytes!;
  }
  await sendFile(context, { name: found.fileName, kind: found.fileName.endsWith('.csv') ? 'csv' : 'xlsx', pieces: pieces() });
};

export const reportRoutes: readonly Route[] = [
  { method: 'POST', path: '/export/report', handle: answeringRefusals(exportReport) },
  { method: 'GET', path: '/reports/received/:id', handle: answeringRefusals(received) },
];
