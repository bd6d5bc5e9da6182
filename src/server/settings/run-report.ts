import type { Language } from '../../domain/languages.ts';
import { isGrouped } from '../../domain/reports/definition.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { fitDefinition } from '../reports/fit-definition.ts';
import { gapLabel } from '../reports/gap-label.ts';
import { readGrouped } from '../reports/grouped-report.ts';
import { readRecords } from '../reports/record-report.ts';
import { reportContext } from '../reports/report-context.ts';
import { reportFilter } from '../reports/report-filter.ts';
import { readingOf } from '../reports/report-sight.ts';
import type { ReportRow } from '../reports/report-table.ts';
import { toldDefinition } from '../reports/told-definition.ts';

type Arguments = { readonly entity: string; readonly definition: unknown; readonly language?: Uppercase<Language> | null; readonly offset?: number | null; readonly limit?: number | null };

const MOST = 1000;

const rowOf = ({ cells, id, filter }: ReportRow) => ({ texts: cells.map(({ text }) => text), numbers: cells.map(({ number }) => number), id, filter });

/** The first rows of a report on the screen, with the caller's rights on its entity. A part that is gone or not open to the caller is left out and answered as a gap. */
export const runReport = async ({ entity, definition: told, language, offset, limit }: Arguments, { db }: Context, { session }: Grant) => {
  const count = limit ?? 100;
  if (count < 1 || count > MOST) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'limit', message: `limit is a whole number from 1 to ${MOST}.` }] });
  const reading = readingOf(session, entity, 'VIEW');
  const said = (language?.toLowerCase() as Language | undefined) ?? session.language;
  const context = await withOrg(db, session.orgCode, (tx) => reportContext(tx, said, new Date()));
  const { definition, gaps } = fitDefinition(reading.resource, toldDefinition(told, said), reading.sight);
  const filter = reportFilter(reading, definition, context);
  const found = isGrouped(definition) ? await readGrouped(db, reading, { definition, filter, limit: count }, context) : await readRecords(db, reading, definition, { filter, offset: offset ?? 0, limit: count }, context);
  const columns = found.columns.map(({ kind, label, isNumber }) => ({ kind, label, isNumber }));
  return { errorCode: '', message: '', totalRecords: found.total, columns, rows: found.rows.map(rowOf), totals: found.totals.map(rowOf), gaps: gaps.map((gap) => ({ ...gap, label: gapLabel(reading, gap.field, said) })) };
};
