import type { ArrangedGrouping } from '../../../../../domain/lists/arrangement.ts';
import type { CellFormats } from '../../../../fields/cellKind.ts';
import type { RecordGroups } from '../../../../providers/data/recordGroups.ts';
import type { FigureParts } from './useFigureParts.ts';

type Said = { readonly formats: CellFormats; readonly number: (count: number) => string; readonly parts: Pick<FigureParts, 'fieldOf' | 'nameOf'>; readonly groupBy: readonly ArrangedGrouping[] };

/** How many groups there are and by what, and that only the first of them are shown where there are more than were asked for. */
export const groupsSaid = ({ groups, totalGroups }: Pick<RecordGroups, 'groups' | 'totalGroups'>, { formats, number, parts, groupBy }: Said): string => {
  const names = groupBy.flatMap(({ field }) => parts.fieldOf(field) ?? []).map(parts.nameOf);
  const fields = new Intl.ListFormat(formats.locale, { type: 'conjunction' }).format(names);
  return totalGroups > groups.length
    ? formats.translate('shapes.groups.first', { count: number(groups.length), total: number(totalGroups), fields })
    : formats.translate('shapes.groups', { smart_count: totalGroups, number: number(totalGroups), fields });
};
