/** The file in which people bring records of an entity: a column a field, in their language, with lists for closed sets and a sheet of help. */
import { tagOf } from '../../../domain/languages.ts';
import type { Field, ListName, Resource } from '../../../domain/resource.ts';
import { listText } from '../../../domain/lists/listText.ts';
import { listValues } from '../../../domain/lists/lists.ts';
import { isDescription } from '../../../domain/validate/text.ts';
import { formatYesNo } from '../../../domain/values/yesNo.ts';
import { hasMessage } from '../../messages.ts';
import type { Session } from '../../session.ts';
import { columnLetters } from '../../sheets/xlsx/cell-reference.ts';
import type { Column, ColumnFormat, Sheet, Value } from '../../sheets/write/sheet.ts';
import { resourceOf } from '../registry.ts';
import { lineFields, lineLabel } from './child-rows.ts';
import type { ImportAction } from './job.ts';
import { entityKey } from './row-references.ts';
import { importTargets } from './targets.ts';
import type { Target } from './targets.ts';
import { targetLabel, wordsOf } from './words.ts';
import type { Words } from './words.ts';

const listed = (list: ListName, { language }: Session): string[] => listValues(list).map((value) => listText(list, value, language)).toSorted(new Intl.Collator(tagOf(language)).compare);

const allowed = (field: Field, session: Session, words: Words): string[] => {
  if (field.kind === 'yesNo') return [formatYesNo(true, session.language), formatYesNo(false, session.language)];
  if (field.kind === 'listed' && field.closedList !== undefined) return listed(field.closedList, session);
  if (field.custom !== undefined) return field.kind === 'choice' ? [...(field.options ?? [])] : [];
  return field.kind === 'choice' || field.kind === 'status' ? (field.options ?? []).map((option) => words(`enum.${field.enumName}.${option}`)) : [];
};

/** What a cell may hold of a list that it takes several of: said in the help, since a cell's own list would take one. */
const several = (field: Field, words: Words): string[] =>
  field.kind !== 'choices' ? [] : field.custom !== undefined ? [...(field.options ?? [])] : (field.options ?? []).map((option) => words(`enum.${field.enumName}.${option}`));

/** Amounts and days are real numbers and dates in the file; everything else is text, so that codes keep their zeroes. */
export const columnFormat = ({ kind, rule }: Field): ColumnFormat => {
  if (kind === 'date' || kind === 'dateTime' || kind === 'time' || kind === 'integer' || kind === 'percent') return { kind };
  if (kind === 'count') return { kind: 'integer' };
  if (kind === 'decimal' || kind === 'money' || kind === 'duration') return { kind: 'decimal', decimals: rule.decimals ?? 2 };
  return { kind: 'text' };
};

const rules = (field: Field, words: Words): string => {
  const { minLength, maxLength, min, max, preset } = field.rule;
  return [
    field.rows ? words('import.template.lines', { fields: lineFields(field).map((part) => lineLabel(field, part, words)).join('; ') }) : '',
    field.reference ? words('import.template.reference', { entity: words(entityKey(resourceOf(field.reference.type).type)) }) : '',
    minLength === undefined && isDescription(field) ? words('rule.description') : '',
    minLength === undefined ? '' : words('import.template.least', { smart_count: minLength }),
    maxLength === undefined ? '' : words('import.template.length', { smart_count: maxLength }),
    min === undefined ? '' : words('import.template.from', { min }),
    max === undefined ? '' : words('import.template.to', { max }),
    preset === undefined || preset === 'ALL_INPUTS_ALLOWED' ? '' : words(`rule.preset.${preset}`),
  ]
    .filter((text) => text !== '')
    .join('; ');
};

const helpText = (resource: Resource, field: Field, words: Words): string => {
  if (field.hint !== undefined) return field.hint;
  const key = `${resource.name}.${field.name}.help`;
  return field.help && hasMessage(key) ? words(key) : '';
};

const isRequired = ({ field, part }: Target): boolean => field.required && field.default === undefined && part === undefined;

const defaultText = (field: Field, session: Session, words: Words): string => {
  if (field.default === undefined) return '';
  const value = JSON.parse(field.default) as unknown;
  const text = typeof value === 'boolean' ? formatYesNo(value, session.language) : field.options ? words(`enum.${field.enumName}.${String(value)}`) : String(value);
  return words('import.template.default', { value: text });
};

/** The sheets of the template; `rows` of the data sheet are for files of rows that need a fix, with a last column that says why. */
export const templateSheets = (resource: Resource, session: Session, action: ImportAction, faulty?: AsyncIterable<readonly Value[]>): Sheet[] => {
  const words = wordsOf(session.language);
  const targets = importTargets(resource, session, action);
  const lists = targets.map((target) => ({ target, values: allowed(target.field, session, words) })).filter(({ values }) => values.length > 0);
  const columns = targets.map((target): Column => {
    const at = lists.findIndex((list) => list.target === target);
    const help = helpText(resource, target.field, words);
    return {
      heading: targetLabel(resource, target, words),
      format: columnFormat(target.field),
      required: isRequired(target),
      ...(at < 0 ? {} : { list: `Lists!$${columnLetters(at)}$2:$${columnLetters(at)}$${(lists[at]?.values.length ?? 0) + 1}` }),
      ...(help === '' ? {} : { prompt: help }),
    };
  });
  const text = (key: string, width: number): Column => ({ heading: words(key), format: { kind: 'text' }, width });
  const explained = targets.map((target): Value[] => [
    targetLabel(resource, target, words),
    isRequired(target) ? formatYesNo(true, session.language) : defaultText(target.field, session, words),
    helpText(resource, target.field, words),
    rules(target.field, words),
    target.field.kind === 'listed' ? '' : [...allowed(target.field, session, words), ...several(target.field, words)].join(', '),
  ]);
  const longest = Math.max(0, ...lists.map(({ values }) => values.length));
  const problem: Column[] = faulty ? [{ ...text('import.problem.column', 60), required: true }] : [];
  const sheets: Sheet[] = [
    { name: words('import.template.sheet'), columns: [...columns, ...problem], rows: faulty ?? [] },
    { name: words('import.template.help'), columns: [text('import.template.field', 30), text('import.template.required', 24), text('import.template.meaning', 50), text('import.template.rules', 50), text('import.template.values', 50)], rows: explained },
    {
      name: 'Lists',
      hidden: true,
      columns: lists.map(({ target }) => ({ heading: targetLabel(resource, target, words), format: { kind: 'text' } })),
      rows: Array.from({ length: longest }, (_, row) => lists.map(({ values }) => values[row] ?? null)),
    },
  ];
  return sheets.filter((sheet) => sheet.columns.length > 0);
};

/** 'Designation template.xlsx'. */
export const templateName = (resource: Resource, session: Session): string => {
  const words = wordsOf(session.language);
  return `${words('import.template.file', { entity: words(resource.name) })}.xlsx`;
};
