/** Text: length, characters, presets and what it has to hold. */
import { fitsPreset, presets } from '../presets.ts';
import { finding, type Finding } from '../problem.ts';
import type { Field } from '../resource.ts';

/** Characters a field takes when its rule says nothing. */
export const TEXT_LENGTH = 255;
export const LONG_TEXT_LENGTH = 10_000;
const DESCRIPTION_LENGTH = 5;

/** Characters as people count them: code points, so that an emoji or a rare kanji is one. */
export const lengthOf = (text: string): number => text.length - (text.match(/[\u{10000}-\u{10ffff}]/gu)?.length ?? 0);

/** A text that describes something, which has at least 5 characters (decision 9); its own rule may only ask for more. */
export const isDescription = ({ name, kind }: Field): boolean => (kind === 'text' || kind === 'longText') && /^description$|Description$/.test(name);

/** Characters that a field has at least; undefined where any number will do. */
export const leastLength = (field: Field): number | undefined => (isDescription(field) ? Math.max(DESCRIPTION_LENGTH, field.rule.minLength ?? 0) : field.rule.minLength);

/** Control characters and broken surrogates; long text may hold line breaks and tabs. */
const hasControls = (text: string, long: boolean): boolean => {
  const controls = long ? /(?![\t\n\r])\p{Cc}/u : /\p{Cc}/u;
  return !text.isWellFormed() || controls.test(text);
};

/** Lengths count code points of the text without surrounding spaces; a least length of 3 says 'The value should be more than 2 characters.' */
export const checkText = (field: Field, value: unknown): Finding | null => {
  if (typeof value !== 'string') return finding('rule.text');
  const { rule } = field;
  const long = field.kind === 'longText';
  if (hasControls(value, long)) return finding(long ? 'rule.controls' : 'rule.controlsOrBreaks');
  const length = lengthOf(value.trim());
  if (isDescription(field) && length < DESCRIPTION_LENGTH) return finding('rule.description');
  const least = rule.minLength ?? 0;
  if (length < least) return finding(rule.message ?? 'rule.minLength', { smart_count: least - 1, least });
  const most = rule.maxLength ?? (long ? LONG_TEXT_LENGTH : TEXT_LENGTH);
  if (lengthOf(value) > most) return finding(rule.maxLength === undefined ? 'rule.maxLength' : (rule.message ?? 'rule.maxLength'), { smart_count: most, length: lengthOf(value) });
  if (rule.preset !== undefined && !fitsPreset(value, rule.preset)) return finding(rule.message ?? presets[rule.preset].message);
  if (rule.contains !== undefined && !value.includes(rule.contains)) return finding(rule.message ?? 'rule.contains', { text: rule.contains });
  return null;
};
