import type { RecordGroups } from '../../../../providers/data/recordGroups.ts';

type Translate = (key: string, args: Readonly<Record<string, string | number>>) => string;

/** How many groups there are, and that only the first of them are shown where there are more than were asked for. */
export const groupsSaid = (translate: Translate, number: (count: number) => string, { groups, totalGroups }: Pick<RecordGroups, 'groups' | 'totalGroups'>): string =>
  totalGroups > groups.length ? translate('shapes.groups.first', { count: number(groups.length), total: number(totalGroups) }) : translate('shapes.groups', { smart_count: totalGroups, number: number(totalGroups) });
