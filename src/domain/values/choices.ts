/** Closed sets by their values or by their labels in any language. */
import { finding, type Finding } from '../problem.ts';
import { suggest } from '../rank.ts';
import { foldWord } from './monthNames.ts';

/** Labels of a value in all languages; whoever has the messages passes them in. */
export type Labels = (value: string) => readonly string[];

/** A sign at an end says something, and so does a point between digits: A- is another mark than A, 1.5 another than 15. */
const fold = (text: string): string => foldWord(text.normalize('NFKC').trim().replace(/(?<=\d)\.(?=\d)/g, '·')).replace(/(?<=\S)[\s_-]+(?=\S)/g, ' ');
/** From the strictest to the freest. */
const waysToRead: readonly ((text: string) => string)[] = [(text) => text.trim(), fold];

type Choice = { readonly value: string } | { readonly problem: Finding };

/** The value that a text names, case, accents, width and hyphens aside; else a problem that suggests the nearest label. */
export const parseChoice = (input: string, options: readonly string[], labels: Labels): Choice => {
  for (const read of waysToRead) {
    const wanted = read(input);
    const value = options.find((option) => [option, ...labels(option)].some((name) => read(name) === wanted));
    if (value !== undefined) return { value };
  }
  const near = suggest(input, options.flatMap((option) => labels(option)));
  return { problem: near === null ? finding('rule.choice') : finding('rule.choiceSuggest', { value: input.slice(0, 50), suggestion: near }) };
};

const SEPARATORS = /[,;|、；\n]/;

/** With one comma for separators of every kind. */
const foldParts = (text: string): string => text.split(SEPARATORS).map(fold).filter((part) => part !== '').join(',');

/** How many of the parts from one on are one choice, whose own label may have commas: as many as name one, at most `most`. */
const partsOfOne = (parts: readonly string[], at: number, names: ReadonlyMap<string, string>, most: number): number => {
  for (let many = Math.min(most, parts.length - at); many > 1; many -= 1) if (names.has(foldParts(parts.slice(at, at + many).join(',')))) return many;
  return 1;
};

/** A whole choice in the quotation marks that spreadsheets put around what has separators. */
const QUOTED = /(^|[,;|、；\n])\s*"((?:[^"]|"")+)"\s*(?=$|[,;|、；\n])/g;

/** Several, separated by commas, semicolons, bars or lines, each in quotation marks or without; each once. */
export const parseChoices = (input: string, options: readonly string[], labels: Labels): ReturnType<typeof readChoices> => {
  const read = readChoices(input, options, labels);
  if (!('problem' in read) || !input.includes('"')) return read;
  const bare = readChoices(input.replace(QUOTED, (_, before: string, choice: string) => before + choice.replaceAll('""', '"')), options, labels);
  return 'problem' in bare ? read : bare;
};

const readChoices = (input: string, options: readonly string[], labels: Labels): { readonly value: string[] } | { readonly problem: Finding } => {
  const names = new Map(options.flatMap((option) => [option, ...labels(option)].filter((name) => SEPARATORS.test(name)).map((name) => [foldParts(name), option] as const)));
  const most = Math.max(1, ...names.keys().map((name) => name.split(',').length));
  const parts = input.split(SEPARATORS).filter((one) => one.trim() !== '');
  const values = new Set<string>();
  for (let at = 0, many = 1; at < parts.length; at += many) {
    many = partsOfOne(parts, at, names, most);
    const whole = names.get(foldParts(parts.slice(at, at + many).join(',')));
    const read = whole === undefined ? parseChoice(parts[at]!.trim(), options, labels) : { value: whole };
    if ('problem' in read) return read;
    values.add(read.value);
  }
  return { value: [...values] };
};
