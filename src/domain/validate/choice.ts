/** Yes or no, closed sets and status transitions. */
import { finding, type Finding } from '../problem.ts';
import type { Field } from '../resource.ts';
import { own, type ValidationContext } from './context.ts';

export const checkYesNo = (value: unknown): Finding | null => (typeof value === 'boolean' ? null : finding('rule.yesNo'));

export const checkChoice = (field: Field, value: unknown): Finding | null =>
  typeof value === 'string' && (field.options ?? []).includes(value) ? null : finding('rule.choice');

export const checkChoices = (field: Field, value: unknown): Finding | null => {
  if (!Array.isArray(value) || value.some((one) => checkChoice(field, one) !== null)) return finding('rule.choice');
  return new Set(value).size === value.length ? null : finding('rule.twice');
};

/** A status may stay, and may become what `@status(next:)` of its present value names; without `next` it may become any. */
export const checkStatus = (field: Field, value: unknown, context: ValidationContext): Finding | null => {
  const unknown = checkChoice(field, value);
  if (unknown) return unknown;
  const now = context.before ? own(context.before, field.key) : undefined;
  const next = typeof now === 'string' && field.next && Object.hasOwn(field.next, now) ? field.next[now] : undefined;
  if (next === undefined || now === value || next.includes(String(value))) return null;
  const label = (status: string): string => `enum.${field.enumName}.${status}`;
  return finding('rule.transition', {}, { from: label(String(now)), to: label(String(value)) });
};
