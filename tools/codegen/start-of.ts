import type { Finding } from '../../src/domain/problem.ts';
import { validateField } from '../../src/domain/validate.ts';
import { Mistake, placeOf } from './mistake.ts';
import type { ModelField } from './model.ts';
import { lower } from './names.ts';

/** The rule that a finding speaks of, in words. */
const inWords = ({ message }: Finding, { kind, rule }: ModelField): string => {
  const { min, max, minLength, maxLength, decimals, preset, contains } = rule;
  if (message === 'rule.min' || message === 'rule.min0') return `at least ${min ?? 0}`;
  if (message === 'rule.max') return `at most ${max!}`;
  if (message === 'rule.minLength') return `at least ${minLength!} characters`;
  if (message === 'rule.maxLength' && maxLength !== undefined) return `at most ${maxLength} characters`;
  if (message === 'rule.contains') return `with ${contains!} in it`;
  if (message === 'rule.decimals' || message === 'rule.whole') return `at most ${decimals ?? 2} digits behind the point`;
  if (message === 'rule.tooLarge') return kind === 'integer' ? 'a number of at most 32 bits' : 'a number of at most 15 digits before the point';
  if (message === 'rule.required') return 'a value';
  return preset === undefined ? `what ${message} says` : `of the preset ${preset}`;
};

/**
 * What a new record starts with passes the rules that its form will check.
 * @throws Mistake where it does not
 */
export const startOf = (owner: string, field: ModelField): void => {
  if (field.default === undefined || field.kind === 'custom') return;
  // A sentence of its own would hide which rule it is of.
  const { message: _message, ...rule } = field.rule;
  const found = validateField({ ...field, rule }, JSON.parse(field.default), {}, { entity: lower(owner) });
  if (found) throw new Mistake(placeOf(field.node, 'column'), `The default of ${owner}.${field.name} breaks the rule of the field: ${inWords(found, field)}, not ${field.default}.`);
};
