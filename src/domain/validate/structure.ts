/** Ids, files, JSON and days: values with a shape but no rule of their own. */
import { isDate, isDateTime, isTime } from '../calendar.ts';
import { finding, type Finding } from '../problem.ts';
import { whyNoDay } from '../values/dayNumbers.ts';

/** Ids are text of a whole number from 1 to 2³¹ − 1. */
export const isId = (value: unknown): boolean => typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) && Number(value) <= 2_147_483_647;

export const checkReference = (value: unknown): Finding | null => (isId(value) ? null : finding('rule.reference'));

/** The key that the upload gate gave; size, type and contents are the gate's. */
export const checkFile = (value: unknown): Finding | null =>
  typeof value === 'string' && value.length <= 500 && /^[\w./-]+$/.test(value) && !value.includes('..') ? null : finding('rule.file');

/** What stands for a day as it was typed is one that could not be read; the example shows where the format has the year. */
export const checkDate = (value: unknown, exampleDay = '2026-11-20'): Finding | null =>
  typeof value === 'string' && isDate(value) ? null : finding(typeof value === 'string' ? whyNoDay(value, /^\d{4}/.test(exampleDay)) : 'rule.date', { example: exampleDay });
export const checkTime = (value: unknown): Finding | null => (typeof value === 'string' && isTime(value) ? null : finding('rule.time'));
export const checkDateTime = (value: unknown, exampleDay?: string): Finding | null =>
  typeof value === 'string' && isDateTime(value) ? null : finding('rule.dateTime', { example: exampleDay === undefined ? '2026-11-20T09:30Z' : `${exampleDay} 09:30` });

const JSON_DEPTH = 20;
const JSON_LENGTH = 100_000;

const isJson = (value: unknown, depth: number): boolean => {
  if (depth > JSON_DEPTH) return false;
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every((one) => isJson(one, depth + 1));
  return Object.entries(value).every(([key, one]) => key !== '__proto__' && isJson(key, depth) && isJson(one, depth + 1));
};

/** Any JSON value to a depth of 20 and 100,000 characters, without a key that would change a prototype. */
export const checkJson = (value: unknown): Finding | null => (isJson(value, 0) && JSON.stringify(value).length <= JSON_LENGTH ? null : finding('rule.json'));
