import type { Resource } from '../../../domain/resource.ts';
import type { CellFormats } from '../../fields/cellKind.ts';
import { cells } from '../../fields/cells.tsx';
import { recordTitle } from './recordName.ts';
import type { Values } from './values.ts';

/** What names a record where nothing else says whose it is: of a part that is known by a day or an instant alone, what it is part of, too. */
export const wholeTitle = (resource: Pick<Resource, 'title' | 'fields' | 'partOf'>, record: Values, formats: CellFormats): string => {
  const { title, fields, partOf } = resource;
  const own = recordTitle(resource, record, formats);
  const isDay = fields.some(({ name, kind }) => name === title && (kind === 'date' || kind === 'dateTime'));
  const whole = isDay ? fields.find(({ key }) => key === partOf) : undefined;
  const called = whole && cells[whole.kind].text(record[whole.name], whole, record, formats);
  return called ? `${called} – ${own}` : own;
};
