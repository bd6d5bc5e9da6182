/** `POST /export/air-ticket-settlement`: the summary of air tickets as a file, with the reader's rights. */
import { z } from 'zod';
import { isDate } from '../../domain/calendar.ts';
import { currencyDecimals, fromMinor } from '../../domain/money.ts';
import { authorise } from '../access/authorise.ts';
import { withOrg } from '../db/org.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { say } from '../messages.ts';
import { readFormats } from '../resource/import/rules.ts';
import { askedPeopleShape, fileShape, languageOf, readAsked, sendSheet } from '../sheets/send-sheet.ts';
import type { Column } from '../sheets/write/sheet.ts';
import { readSettlement } from './settlement.ts';

const shape = z.strictObject({
  on: z.string().refine((text) => isDate(text), 'YYYY-MM-DD').nullish(),
  cycles: z.enum(['CURRENT', 'ALL']).default('CURRENT'),
  filter: z.strictObject({ ...askedPeopleShape, withBalance: z.boolean().nullish() }).default({}),
  ...fileShape,
});

const SUMS = ['entitled', 'accrued', 'claimed', 'settled', 'encashed', 'balance', 'liability'] as const;

const exportSettlement = async (context: Context): Promise<void> => {
  const { session, asked: { format, ...asked } } = await readAsked(context, shape);
  const grant = authorise(session, [{ forms: ['AIR_TICKETING_SETTLEMENT_SUMMARY'], right: 'VIEW', scope: 'ALL' }]);
  const language = languageOf(asked, session);
  const { report, dateFormat } = await withOrg(context.db, session.orgCode, async (tx) => ({ report: await readSettlement(tx, grant, asked), dateFormat: (await readFormats(tx)).dateFormat }));
  const { currency, rows, totals, day } = report;
  const word = (key: string): string => say(language, key);
  const text = (heading: string, width = 20): Column => ({ heading, format: { kind: 'text' }, width });
  const columns: Column[] = [
    text(word('common.employee'), 28), text(word('teamReport.number')), text(word('teamReport.department')), text(word('teamReport.location')), text(word('ticketSettlement.policy')), text(word('ticketSettlement.destination')),
    { heading: word('airTicketClaim.cycleFrom'), format: { kind: 'date' } }, { heading: word('airTicketClaim.cycleUntil'), format: { kind: 'date' } },
    ...['people', 'airTicketClaim.tickets', 'tickets'].map((key): Column => ({ heading: word(key.includes('.') ? key : `ticketSettlement.${key}`), format: { kind: 'integer' } })),
    ...SUMS.map((key): Column => ({ heading: `${word(`ticketSettlement.${key}`)} (${currency})`, format: { kind: 'decimal', decimals: currencyDecimals(currency) } })),
  ];
  const money = (sums: Readonly<Record<(typeof SUMS)[number], bigint>>): string[] => SUMS.map((key) => fromMinor(sums[key], currency));
  const lines = rows.map((row) => [row.employeeName, row.employeeNumber, row.department, row.location, row.policyName, row.destination, row.cycleFrom, row.cycleUntil, row.people, row.tickets, row.ticketsUsed, ...money(row)]);
  const total = [word('ticketSettlement.total'), ...Array.from({ length: 10 }, () => null), ...money(totals)];
  await sendSheet(context, { title: word('form.AIR_TICKETING_SETTLEMENT_SUMMARY'), period: day, format, dateFormat, columns, rows: [...lines, total], count: rows.length });
};

export const airTicketRoutes: readonly Route[] = [{ method: 'POST', path: '/export/air-ticket-settlement', handle: answeringRefusals(exportSettlement) }];
