/** Files that belong to imports: the template of an entity, and the rows of an import that need a fix. */
import { withOrg } from '../../db/org.ts';
import type { Context, Route } from '../../http/route.ts';
import { answeringRefusals } from '../../http/send-refusal.ts';
import { refuse } from '../../refuse.ts';
import { loadSession } from '../../session.ts';
import type { Session } from '../../session.ts';
import { writeXlsx } from '../../sheets/write-xlsx.ts';
import { sendFile } from '../export/send-file.ts';
import { findResource, resourceOf } from '../registry.ts';
import { faultyRows } from './faulty-rows.ts';
import { ownJob } from './own-job.ts';
import { readFormats } from './rules.ts';
import { importForm } from './starter.ts';
import { templateName, templateSheets } from './template.ts';

const sessionOf = async (context: Context): Promise<Session> => {
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  return session;
};

/** `GET /imports/templates/Designation?action=IMPORT` */
const template = async (context: Context): Promise<void> => {
  const session = await sessionOf(context);
  const resource = findResource(context.params['type'] ?? '');
  if (!resource) throw refuse('IMPORT_NOT_OFFERED');
  const action = context.url.searchParams.get('action') === 'UPDATE' ? 'UPDATE' : 'IMPORT';
  importForm(session, resource, action);
  const formats = await withOrg(context.db, session.orgCode, readFormats);
  await sendFile(context, { name: templateName(resource, session), kind: 'xlsx', pieces: writeXlsx(templateSheets(resource, session, action), formats) });
};

/** `GET /imports/17/faulty-rows` */
const faulty = async (context: Context): Promise<void> => {
  const session = await sessionOf(context);
  const { job, formats } = await withOrg(context.db, session.orgCode, async (tx) => ({ job: await ownJob(tx, session, context.params['id'] ?? ''), formats: await readFormats(tx) }));
  const resource = resourceOf(job.type);
  const sheets = templateSheets(resource, session, job.action, faultyRows(context.db, session, job));
  await sendFile(context, { name: templateName(resource, session), kind: 'xlsx', pieces: writeXlsx(sheets, formats), rows: job.faulty });
};

export const importRoutes: readonly Route[] = [
  { method: 'GET', path: '/imports/templates/:type', handle: answeringRefusals(template, 'TEMPLATE_FAILED') },
  { method: 'GET', path: '/imports/:id/faulty-rows', handle: answeringRefusals(faulty) },
];
