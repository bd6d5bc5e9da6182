/** `POST /export/location-records`: where computers of the reader's reach were, as a file. */
import { z } from 'zod';
import { isDate } from '../../domain/calendar.ts';
import { authorise } from '../access/authorise.ts';
import { refuseUnnoted } from '../activity/note-readings.ts';
import { withOrg } from '../db/org.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { say } from '../messages.ts';
import { readFormats } from '../resource/import/rules.ts';
import { fileShape, languageOf, readAsked, sendSheet } from '../sheets/send-sheet.ts';
import type { Column, Value } from '../sheets/write/sheet.ts';
import { readLocationRecords, type LocationRow } from './dashboard/location-records.ts';
import { LINES_READ, refuseCut } from './lines-of-file.ts';
import { refuseRange } from './dashboard/narrowed.ts';

const day = z.string().refine((text) => isDate(text), 'YYYY-MM-DD');
const id = z.number().int().positive().nullish();
const shape = z.strictObject({
  fromDate: day, toDate: day, workScheduleId: id, customGroupId: id, departmentId: id, employeeId: id,
  place: z.enum(['OFFICE', 'ELSEWHERE', 'UNKNOWN']).nullish(), workLocation: z.string().max(80).nullish(), search: z.string().max(100).nullish(), all: z.boolean().default(true),
  ...fileShape,
});

const exportRecords = async (context: Context): Promise<void> => {
  const { session: found, asked: { format, language: told, ...args } } = await readAsked(context, shape);
  const grant = authorise(found, [{ forms: ['LOCATION_INTELLIGENCE'], right: 'VIEW', scope: 'ALL' }]);
  refuseRange(grant, args);
  refuseUnnoted(found);
  const language = languageOf({ language: told }, found);
  const { rows, dateFormat } = await withOrg(context.db, found.orgCode, async (tx) => {
    const read = (await readLocationRecords(tx, { grant, orgCode: tx.orgCode, args }, args, { offset: 0, limit: LINES_READ })).rows;
    refuseCut({ session: found }, read.length);
    return { rows: read, dateFormat: (await readFormats(tx)).dateFormat };
  });
  const text = (key: string, width = 24): Column => ({ heading: say(language, key), format: { kind: 'text' }, width });
  const number = (key: string, decimals: number): Column => ({ heading: say(language, key), format: { kind: 'decimal', decimals } });
  const columns = [text('locationIntelligence.at', 20), text('common.employee'), text('productivity.department'), text('locationIntelligence.computer'), text('locationIntelligence.computerId', 12), text('locationIntelligence.place'), text('locationIntelligence.ipAddress', 16), number('locationIntelligence.latitude', 4), number('locationIntelligence.longitude', 4), number('locationIntelligence.accuracyMetres', 0)];
  const at = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: found.timeZone });
  const placeOf = ({ place, workLocation }: LocationRow): string => workLocation ?? say(language, `enum.LocationPlace.${place}`);
  const lines = rows.map((row): readonly Value[] => [at.format(new Date(row.at)), row.employeeName, row.department, row.deviceName, row.deviceId, placeOf(row), row.ipAddress, row.latitude, row.longitude, row.accuracy]);
  await sendSheet(context, { title: say(language, 'form.LOCATION_INTELLIGENCE'), period: `${args.fromDate} – ${args.toDate}`, format, dateFormat, columns, rows: lines, count: lines.length });
};

export const locationFileRoutes: readonly Route[] = [{ method: 'POST', path: '/export/location-records', handle: answeringRefusals(exportRecords) }];
