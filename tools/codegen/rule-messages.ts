/** A message that replaces the general text of rules is given what those rules know: what it names beside would stand there as it is written. */
import { LANGUAGES, type Messages } from './messages.ts';
import { Mistake, placeOf } from './mistake.ts';
import type { Model, ModelField } from './model.ts';

/** What `src/domain/validate` fills in, by the rule that speaks. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  minLength: ['smart_count', 'least'],
  maxLength: ['smart_count', 'length'],
  min: ['minValue'],
  max: ['maxValue'],
  decimals: ['smart_count'],
  preset: [],
  contains: ['text'],
  notBefore: ['fieldName', 'minFieldName'],
};

/** Without digits behind the point the sentence is that of whole numbers. */
const filledBy = (rule: string, field: ModelField): readonly string[] => (rule === 'decimals' && field.rule.decimals === 0 ? [] : FILLED[rule]!);

/** @throws Mistake at the first message that names what one of its rules does not know, or that is not there */
export const ruleMessages = (model: Model, messages: Messages): void => {
  for (const { type, fields } of model.resources)
    for (const [owner, field] of fields.flatMap((one) => [[type, one] as const, ...(one.fields ?? []).map((part) => [one.type, part] as const)])) {
      const said = `rule.preset.${field.rule.preset}`;
      if (field.rule.preset !== undefined && !messages.has(said)) throw new Mistake(placeOf(field.node, 'rule'), `The message ${said} is missing: it says what the preset takes.`, `Add it to src/messages/rules.yml, in ${LANGUAGES.join(', ')}.`);
      const key = field.rule.message;
      if (key === undefined) continue;
      const wrong = (what: string, suggestion: string): Mistake => new Mistake(placeOf(field.node, 'rule'), `@rule(message: "${key}") of ${owner}.${field.name} ${what}.`, suggestion);
      const rules = Object.keys(FILLED).filter((rule) => rule in field.rule);
      if (rules.length === 0) throw wrong('replaces the text of no rule', `Add a rule beside it: ${Object.keys(FILLED).join(', ')}.`);
      for (const language of LANGUAGES)
        for (const [, token] of messages.get(key)![language].matchAll(/%\{(\w+)\}/g)) {
          const silent = rules.find((rule) => !filledBy(rule, field).includes(token!));
          if (silent !== undefined) throw wrong(`names %{${token!}} in ${language}, which ${silent} does not fill`, filledBy(silent, field).length === 0 ? 'Leave it out.' : `It fills ${filledBy(silent, field).map((one) => `%{${one}}`).join(' and ')}.`);
        }
    }
};
