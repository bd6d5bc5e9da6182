/** Closed sets by their values or by their labels in any language. */
import { finding, type Finding } from '../problem.ts';
import { suggest } from '../rank.ts';
import { foldWord } from './monthNames.ts';

/** Labels of a value in all languages; whoever has the messages passes them in. */
export type Labels = (value: string) => readonly string[];

const fold = (text: string): string => foldWord(text.normalize('NFKC')).replace(/[\s_-]+/g, ' ').trim();

type Choice = { readonly value: string } | { readonly problem: Finding };

/** The value that a text names, case, accents, width and hyphens aside; else a problem that suggests the nearest label. */
export const parseChoice = (input: string, options: readonly string[], labels: Labels): Choice => {
  const wanted = fold(input);
  const value = options.find((option) => [option, ...labels(option)].some((name) => fold(name) === wanted));
  if (value !== undefined) return { value };
  const near = suggest(input, options.flatMap((option) => labels(option)));
  return { problem: near === null ? finding('rule.choice') : finding('rule.choiceSuggest', { value: input.slice(0, 50), suggestion: near }) };
};

/** Several, separated by commas, semicolons, bars or lines; each once. */
export const parseChoices = (input: string, options: readonly string[], labels: Labels): { readonly value: string[] } | { readonly problem: Finding } => {
  const values: string[] = [];
  for (const part of input.split(/[,;|、；\n]/).filter((one) => one.trim() !== '')) {
    const read = parseChoice(part.trim(), options, labels);
    if ('problem' in read) return read;
    if (!values.includes(read.value)) values.push(read.value);
  }
  return { value: values };
};
