import { isBucketed, type Grouping } from '../../../../domain/lists/aggregate.ts';
import { bucketText } from '../../../../domain/lists/buckets.ts';
import { oneOf } from '../../../../domain/lists/several.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Field } from '../../../../domain/resource.ts';
import { cells } from '../../../fields/cells.tsx';
import type { CellFormats } from '../../../fields/cellKind.ts';

/** What a group is called: the value as cells show it, a period, or that there is none. `name` is the field's own name, `title` what a reference is called. */
export const groupLabel = (grouped: Field, { bucket = 'MONTH' }: Pick<Grouping, 'bucket'>, key: unknown, title: string | null, name: string, formats: CellFormats): string => {
  if (key === null || key === undefined) return formats.translate('groups.none', { name });
  const field = oneOf(grouped);
  if (isBucketed(field)) return bucketText(String(key), bucket, formats.language as Language, (day) => cells.date.text(day, field, {}, formats));
  if (field.kind === 'reference') return title ?? String(key);
  return cells[field.kind].text(key, field, {}, formats) || String(key);
};
