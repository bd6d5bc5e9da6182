import type { ImportTarget, Mapping } from '../job/importJob.ts';

/** The target that a column fills from now on; no other column keeps it, and what stood for its missing column goes. */
export const matchColumn = (mapping: Mapping, column: number, target: string | null): Mapping => ({
  ...mapping,
  columns: mapping.columns.map((one, at) => (at === column ? target : one === target ? null : one)),
  constants: mapping.constants.filter((one) => one.target !== target),
  templates: mapping.templates.filter((one) => one.target !== target),
});

/** Whether a text has a column in braces: '{first_name} {last_name}'. */
export const isTemplate = (text: string): boolean => /\{[^{}]+\}/.test(text);

/** The text that stands for a missing column: the same in every row, or put together from columns in braces. An empty text takes it away. */
export const textFor = (mapping: Mapping, target: string): string => [...mapping.templates, ...mapping.constants].find((one) => one.target === target)?.text ?? '';

export const writeText = (mapping: Mapping, target: string, text: string): Mapping => {
  const others = <One extends { readonly target: string }>(list: readonly One[]): One[] => list.filter((one) => one.target !== target);
  const added = text.trim() === '' ? [] : [{ target, text }];
  const isBuilt = isTemplate(text);
  return { ...mapping, constants: [...others(mapping.constants), ...(isBuilt ? [] : added)], templates: [...others(mapping.templates), ...(isBuilt ? added : [])] };
};

export const isFilled = (mapping: Mapping, target: string): boolean => mapping.columns.includes(target) || textFor(mapping, target).trim() !== '';

/** Targets without which the file cannot be checked and that nothing fills yet. */
export const missingTargets = (mapping: Mapping, targets: readonly ImportTarget[]): ImportTarget[] => targets.filter(({ key, required }) => required && !isFilled(mapping, key));

/** What a template gives for a row, to be shown beside it. Names that no heading has stay as they are. */
export const filledTemplate = (text: string, headings: readonly string[], row: readonly string[]): string =>
  text
    .replace(/\{([^{}]+)\}/g, (whole, name: string) => {
      const column = headings.findIndex((heading) => heading.trim().toLowerCase() === name.trim().toLowerCase());
      return column < 0 ? whole : (row[column] ?? '');
    })
    .replace(/\s+/g, ' ')
    .trim();
