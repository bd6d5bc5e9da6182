/** What people type, paste or import, to the typed value of a field. Whether the value is allowed is src/domain/validate.ts's question. */
import { decimalOf } from '../decimal.ts';
import { languages, tagOf, type Language } from '../languages.ts';
import { parseListed } from '../lists/lists.ts';
import { listNames } from '../lists/listText.ts';
import { finding, type Finding } from '../problem.ts';
import type { Field } from '../resource.ts';
import { parseMoney, parsePercent } from './amounts.ts';
import { parseChoice, parseChoices } from './choices.ts';
import { formatDate, orderOf } from './dateFormat.ts';
import { parseDate } from './dates.ts';
import { whyNoDay } from './dayNumbers.ts';
import { parseDuration } from './durations.ts';
import { excelDate, excelSeconds } from './excelDate.ts';
import { formatNumber, parseNumber } from './numbers.ts';
import { parseDateTime, parseTime } from './times.ts';
import { parseYesNo } from './yesNo.ts';

export type ParseContext = {
  readonly language: Language;
  readonly dateFormat: string;
  /** IANA zone in which times without an offset are meant; UTC when it is not told. */
  readonly timeZone?: string;
  /** ISO code of this field's money in this record. */
  readonly currency?: string;
  /** Labels of an enum's value in all languages. */
  readonly labels?: (enumName: string, value: string) => readonly string[];
};

export type Parsed = { readonly value: unknown } | { readonly problem: Finding };

/** Kinds in which every character counts. */
const FREE: ReadonlySet<Field['kind']> = new Set(['text', 'longText', 'address', 'json', 'custom', 'rows']);
/** Marks of writing direction, which spreadsheets in right-to-left languages put around numbers and dates. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const orProblem = (value: unknown, problem: () => Finding): Parsed => (value === null ? { problem: problem() } : { value });

/** A cell of a spreadsheet that holds a number, as text of the field's kind. */
const ofNumber = (field: Field, cell: number): string => {
  if (field.kind === 'time') return String(excelSeconds(cell) / 86_400);
  if (field.kind === 'date') return excelDate(cell) ?? '';
  return decimalOf(cell);
};

const parseInteger = (text: string, language: Language): Parsed => {
  const number = parseNumber(text, language);
  if (number === null) return { problem: finding('rule.number', { example: formatNumber('12', language) }) };
  return number.includes('.') ? { problem: finding('rule.whole') } : { value: Number(number) };
};

const parseJson = (text: string): Parsed => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { problem: finding('rule.json') };
  }
};

/** Our languages say themselves in their own words alone; people mean them by their names in any of the others, too, and Spanish by its code everywhere else. */
const languageNamed = (value: string): readonly string[] => {
  const tag = tagOf(value.toLowerCase() as Language);
  return [tag, ...languages.flatMap((language) => listNames('LANGUAGE', tag, language))];
};

const parseText = (field: Field, text: string, { language, dateFormat, timeZone = 'UTC', currency, labels }: ParseContext): Parsed => {
  const trimmed = (FREE.has(field.kind) ? text : text.replace(DIRECTIONS, '')).trim();
  const named = (value: string): readonly string[] => [...(labels?.(field.enumName ?? '', value) ?? []), ...(field.enumName === 'Language' ? languageNamed(value) : [])];
  const example = (): string => formatDate('2026-11-20', dateFormat, language);
  switch (field.kind) {
    case 'integer': return parseInteger(trimmed, language);
    case 'decimal': return orProblem(parseNumber(trimmed, language), () => finding('rule.number', { example: formatNumber('1234.5', language) }));
    case 'money': return parseMoney(trimmed, language, currency);
    case 'percent': return orProblem(parsePercent(trimmed, language), () => finding('rule.number', { example: formatNumber('12.5', language) }));
    case 'duration': return orProblem(parseDuration(trimmed, language), () => finding('rule.duration'));
    case 'date': return orProblem(parseDate(trimmed, dateFormat), () => finding(whyNoDay(trimmed, orderOf(dateFormat)[0] === 'year'), { example: example() }));
    case 'time': return orProblem(parseTime(trimmed), () => finding('rule.time'));
    case 'dateTime': return orProblem(parseDateTime(trimmed, dateFormat, timeZone), () => finding('rule.dateTime', { example: `${example()} 09:30` }));
    case 'yesNo': return orProblem(parseYesNo(trimmed), () => finding('rule.yesNo'));
    case 'status':
    case 'choice': return parseChoice(trimmed, field.options ?? [], named);
    case 'choices': return parseChoices(trimmed, field.options ?? [], named);
    case 'listed': return field.closedList === undefined ? { value: trimmed } : parseListed(field.closedList, trimmed);
    case 'colour': return { value: /^[0-9a-f]{6}$/i.test(trimmed) ? `#${trimmed}` : trimmed };
    case 'email': return { value: trimmed.replace(/^mailto:/i, '') };
    case 'address': return trimmed.startsWith('{') ? parseJson(trimmed) : { value: { street1: trimmed } };
    case 'json':
    case 'custom':
    case 'rows': return parseJson(trimmed);
    case 'longText': return { value: text.replace(/\r\n?/g, '\n').normalize('NFC').trim() };
    default: return { value: trimmed.normalize('NFC') };
  }
};

/**
 * The typed value of a cell, null for an empty one, or what is wrong with it. A reference stays the text that names it: whoever has the
 * records resolves it.
 */
export const parseValue = (field: Field, cell: unknown, context: ParseContext): Parsed => {
  if (cell === null || cell === undefined || cell === '') return { value: null };
  if (typeof cell === 'boolean') return parseText(field, String(cell), context);
  if (typeof cell === 'number') return Number.isFinite(cell) ? parseText(field, ofNumber(field, cell), { ...context, language: 'en' }) : { problem: finding('rule.number', { example: '12' }) };
  if (typeof cell !== 'string') return { problem: finding('rule.text') };
  return cell.trim() === '' ? { value: null } : parseText(field, cell, context);
};
