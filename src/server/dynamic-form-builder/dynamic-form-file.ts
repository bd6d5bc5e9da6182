import { localAt } from '../../domain/values/zones.ts';
import type { Language } from '../../domain/languages.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { readFormats } from '../resource/import/rules.ts';
import { writeXlsx } from '../sheets/write-xlsx.ts';
import type { Column, Value } from '../sheets/write/sheet.ts';
import { formOf, type AskedQuestion } from './forms/form.ts';
import { responsesOf, type ReadResponse } from './forms/responses.ts';

const decimalsOf = (responses: readonly ReadResponse[], { id }: AskedQuestion): number => Math.max(0, ...responses.map(({ given }) => (given[id]?.[0] ?? '').split('.')[1]?.length ?? 0));

const columnOf = (responses: readonly ReadResponse[], one: AskedQuestion): Column => {
  const heading = one.question;
  if (one.kind === 'NUMBER') return { heading, format: { kind: 'decimal', decimals: decimalsOf(responses, one) } };
  if (one.kind === 'RATING') return { heading, format: { kind: 'integer' } };
  return { heading, format: { kind: one.kind === 'DATE' ? 'date' : 'text' } };
};

const cellOf = ({ id, kind }: AskedQuestion, { given }: ReadResponse, language: Language): Value => {
  const values = given[id];
  if (values === undefined) return null;
  if (kind === 'RATING') return Number(values[0]);
  if (kind === 'YES_NO') return say(language, values[0] === 'YES' ? 'common.yes' : 'common.no');
  return kind === 'CHOICES' ? values.join('; ') : values[0]!;
};

/** A workbook with a row for each person and a column for each question. */
export const dynamicFormFile = ({ formId }: { readonly formId: number }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { language } = grant.session;
    const { name, questions } = await formOf(tx, formId);
    const asked = questions ?? [];
    const responses = await responsesOf(tx, grant, formId);
    const { timeZone, dateFormat } = await readFormats(tx);
    const labels: readonly (readonly [string, Column['format']['kind'] & ('text' | 'dateTime')])[] = [['employee.employeeNumber', 'text'], ['employee', 'text'], ['dynamicFormResponse.answeredOn', 'dateTime']];
    const columns: Column[] = [...labels.map(([key, kind]): Column => ({ heading: say(language, key, { smart_count: 1 }), format: { kind } })), ...asked.map((one) => columnOf(responses, one))];
    const rows = responses.map((one): readonly Value[] => [one.employeeNumber, one.name, localAt(Date.parse(one.answeredOn), timeZone).join('T'), ...asked.map((question) => cellOf(question, one, language))]);
    const sheet = name.replace(/[[\]:*?/\\']/g, ' ').trim().slice(0, 31).toWellFormed() || 'Form';
    const pieces: Buffer[] = [];
    for await (const piece of writeXlsx([{ name: sheet, columns, rows }], { dateFormat })) pieces.push(piece);
    return { errorCode: '', message: '', name: `${name.replaceAll(/[/\\:*?"<>|\p{Cc}]+/gu, ' ').replaceAll(/ {2,}/g, ' ').trim() || 'form'}.xlsx`, content: Buffer.concat(pieces).toString('base64') };
  });
