/** A mapping as people keep it beside a file: JSON by the names of headings. */
import { z } from 'zod';
import { similarity } from '../../../domain/rank.ts';
import { WrongUse } from '../../command-line.ts';
import type { Mapping, TargetText } from './mapping.ts';

const texts = z.record(z.string(), z.string()).default({});

const shape = z.strictObject({
  /** Heading to target; headings that are not named are left out. */
  columns: texts,
  constants: texts,
  templates: texts,
  /** Reference target to the texts of the other fields of records that are made. */
  create: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  clearEmpty: z.boolean().default(false),
});

const pairs = (record: Readonly<Record<string, string>>): TargetText[] => Object.entries(record).map(([target, text]) => ({ target, text }));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WrongUse(`The mapping is not JSON: ${(error as SyntaxError).message}.`);
  }
};

/** Throws with a sentence for what is not such a file, or names a heading that the spreadsheet has not. */
export const readMappingFile = (text: string, headings: readonly string[]): Mapping => {
  const read = shape.safeParse(parsed(text));
  if (!read.success) throw new WrongUse(`The mapping cannot be used. ${z.prettifyError(read.error)}`);
  const { columns, constants, templates, create, clearEmpty } = read.data;
  const places = new Map(
    Object.entries(columns).map(([heading, target]) => {
      const column = headings.findIndex((one) => similarity(one, heading) === 1);
      if (column < 0) throw new WrongUse(`The file has no column '${heading}'. Its columns are: ${headings.join(', ')}.`);
      return [column, target];
    }),
  );
  return {
    columns: headings.map((_, column) => places.get(column) ?? null),
    constants: pairs(constants),
    templates: pairs(templates),
    create: Object.entries(create).map(([target, values]) => ({ target, values: pairs(values) })),
    clearEmpty,
  };
};
