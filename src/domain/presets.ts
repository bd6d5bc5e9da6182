/**
 * The eight input presets (document 0 §5). Letters are letters of any script with their combining marks and joiners, digits are digits of
 * any script, a space is an ordinary, no-break, narrow no-break or ideographic one (decision 12).
 */
import type { Preset } from './resource.ts';

const letters = String.raw`\p{L}\p{M}\u200c\u200d`;
const digits = String.raw`\p{Nd}`;
const spaces = String.raw` \u00a0\u202f\u3000`;

export type PresetRule = {
  /** The number by which form fields name it. */
  readonly id: number;
  /** As the specification calls it. */
  readonly name: string;
  /** Expression text for the `u` or `v` flag and the `pattern` attribute of inputs. */
  readonly pattern: string;
  readonly expression: RegExp;
  /** Message shown when a value does not fit; its English is the description of the preset. */
  readonly message: string;
};

const preset = (id: number, name: string, code: Preset, pattern: string): PresetRule => ({
  id,
  name,
  pattern,
  expression: new RegExp(`^(?:${pattern})$`, 'u'),
  message: `rule.preset.${code}`,
});

export const presets: Readonly<Record<Preset, PresetRule>> = {
  ALPHABET_WITH_SPACE: preset(1, 'Alphabet with Space', 'ALPHABET_WITH_SPACE', `[${letters}${spaces}]+`),
  ALPHANUMERIC_WITH_SPACE: preset(2, 'Alphanumeric with Space', 'ALPHANUMERIC_WITH_SPACE', `[${letters}${digits}${spaces}]+`),
  COMMON_INPUT_ALPHA: preset(3, 'Common Input Alpha', 'COMMON_INPUT_ALPHA', `[^${digits}<>]+`),
  COMMON_INPUT_ALPHANUMERIC: preset(4, 'Common Input Alphanumeric', 'COMMON_INPUT_ALPHANUMERIC', '[^<>]+'),
  ALL_INPUTS_ALLOWED: preset(5, 'All Inputs Allowed', 'ALL_INPUTS_ALLOWED', String.raw`[\s\S]*`),
  ONLY_NUMBERS: preset(6, 'Only Numbers', 'ONLY_NUMBERS', `[${digits}]+`),
  ONLY_ALPHABETS: preset(7, 'Only Alphabets', 'ONLY_ALPHABETS', `[${letters}]+`),
  ONLY_ALPHANUMERIC: preset(8, 'Only Alphanumeric', 'ONLY_ALPHANUMERIC', `[${letters}${digits}]+`),
};

/** Whether text that is not empty fits the preset. Line breaks count as spaces, so that presets serve long text too. */
export const fitsPreset = (text: string, code: Preset): boolean => presets[code].expression.test(text.replace(/\r\n?|\n/g, ' '));
