/** `POST /export`: what a list shows, as a file. */
import { z } from 'zod';
import type { FormName } from '../../../../generated/forms.ts';
import { forms } from '../../../../generated/forms.ts';
import { importKeys } from '../../../domain/importKeys.ts';
import { languages } from '../../../domain/languages.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import { authorise } from '../../access/authorise.ts';
import { withOrg } from '../../db/org.ts';
import { shownFields } from '../../../domain/customisation/customise.ts';
import { resourceOfSession } from '../../customisation/form-fields.ts';
import { coerceFilter } from '../../graphql/coerce-filter.ts';
import type { Context, Route } from '../../http/route.ts';
import { answeringRefusals } from '../../http/send-refusal.ts';
import { hasMessage } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import { writeCsv } from '../../sheets/write-csv.ts';
import { writeXlsx } from '../../sheets/write-xlsx.ts';
import type { Value } from '../../sheets/write/sheet.ts';
import { visibleField } from '../filter.ts';
import { ownerField } from '../import/child-rows.ts';
import { readFormats } from '../import/rules.ts';
import { wordsOf } from '../import/words.ts';
import { findResource } from '../registry.ts';
import { sightOf } from '../sight.ts';
import type { Sight } from '../sight.ts';
import { childSheet, linesColumn } from './child-sheets.ts';
import { exportRows } from './export-rows.ts';
import { exportColumns } from './export-values.ts';
import type { ExportColumn } from './export-values.ts';
import { withFileNames } from './file-names.ts';
import { sendFile } from './send-file.ts';
import { readAsked } from '../../sheets/send-sheet.ts';

const shape = z.strictObject({
  endpoint: z.string().optional(),
  type: z.string(),
  form: z.string().nullish(),
  search: z.string().max(500).nullish(),
  filter: z.record(z.string(), z.unknown()).nullish(),
  sort: z.array(z.strictObject({ field: z.string(), key: z.string().nullish(), order: z.enum(['ASC', 'DESC']).default('ASC') })).max(10).nullish(),
  /** Keys of fields in the order of the columns; without them all that the person may see. */
  columns: z.array(z.string()).max(500).nullish(),
  format: z.enum(['XLSX', 'CSV']).default('XLSX'),
  language: z.enum(languages).nullish(),
});

/** Viewing on a screen that offers exports, within its reach. */
const sightFor = (session: Session, resource: Resource, form: FormName | null): Sight => {
  const screens = resource.screens.filter(({ actions }) => actions.includes('EXPORT'));
  if (screens.length === 0) throw refuse('_DB0100');
  return sightOf(session, resource, authorise(session, screens.map((screen) => ({ forms: [screen.form], right: 'VIEW', scope: screen.scope })), form));
};

const fieldsFor = (resource: Resource, columns: readonly string[] | null | undefined, sight: Sight): Field[] =>
  columns
    ? columns.map((key) => visibleField(resource, key, sight))
    : shownFields(resourceOfSession(resource, sight.session)).filter((field) => (field.kind !== 'id' || (resource.importable && importKeys(resource).includes('id'))) && sight.whole(field));

async function* valuesOf(rows: AsyncIterable<Readonly<Record<string, unknown>>>, columns: readonly ExportColumn[]): AsyncGenerator<readonly Value[]> {
  for await (const row of rows) yield columns.map(({ read }) => read(row));
}

/** The same records once more, for what stands on a sheet of its own: nothing of them is kept in memory meanwhile. */
async function* readAgain(...query: Parameters<typeof exportRows>): AsyncGenerator<Readonly<Record<string, unknown>>> {
  yield* (await exportRows(...query)).rows;
}

const exportList = async (context: Context): Promise<void> => {
  const { session, asked } = await readAsked(context, shape);
  const resource = findResource(asked.type);
  if (!resource || (asked.endpoint !== undefined && asked.endpoint !== resource.endpoint)) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'type', message: asked.type }] });
  if (asked.form != null && !Object.hasOwn(forms, asked.form)) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'form', message: asked.form }] });
  const form = (asked.form ?? null) as FormName | null;
  const sight = sightFor(session, resource, form);
  const fields = fieldsFor(resource, asked.columns, sight);
  const { dateFormat, timeZone } = await withOrg(context.db, session.orgCode, readFormats);
  const language = asked.language ?? session.language;
  const isCsv = asked.format === 'CSV';
  const children = fields.filter(({ kind }) => kind === 'rows');
  const columns = fields.flatMap((field) => (field.kind !== 'rows' ? exportColumns(resource, [field], language, timeZone) : isCsv ? [linesColumn(resource, field, language, timeZone)] : []));
  const query = { search: asked.search ?? null, filter: coerceFilter(resource, asked.filter), sort: asked.sort ?? null, also: [] };
  const { total, rows } = await exportRows(context.db, resource, fields.filter(({ kind }) => isCsv || kind !== 'rows'), query, sight);
  const words = wordsOf(language);
  // Some lists have names of their own (document 1 §9).
  const own = hasMessage(`${resource.name}.export.file`);
  const name = own ? words(`${resource.name}.export.file`) : words('import.export.records', { entity: words(resource.name) });
  const sheet = own ? words(`${resource.name}.export.sheet`) : words(resource.name, { smart_count: 2 });
  const values = valuesOf(withFileNames(context.db, session.orgCode, fields, rows), columns);
  const owner = ownerField(resource);
  const sheets = owner && sight.whole(owner) ? children.map((field) => childSheet(resource, field, owner, language, timeZone, () => readAgain(context.db, resource, [owner, field], query, sight))) : [];
  const pieces = isCsv ? writeCsv({ columns, rows: values }) : writeXlsx([{ name: sheet, columns, rows: values }, ...sheets], { dateFormat });
  await sendFile(context, { name: `${name}.${isCsv ? 'csv' : 'xlsx'}`, kind: isCsv ? 'csv' : 'xlsx', pieces, rows: total });
};

export const exportRoutes: readonly Route[] = [{ method: 'POST', path: '/export', handle: answeringRefusals(exportList) }];
