import { useTranslate } from 'ra-core';
import { departmentLines, underHeads } from './parts.ts';
import type { Part, Structure } from './parts.ts';
import type { Line } from './PartList.tsx';

const lineOf = (part: Part, path: string | null, { level, people, isHead }: Pick<Line, 'level' | 'people' | 'isHead'>): Line => ({ key: `${isHead} ${part.id}`, name: part.name, code: part.code, path: path && `${path}/${part.id}`, level, people, isHead });

export type CardTold = { readonly key: 'businessUnits' | 'departments' | 'locations'; readonly lines: readonly Line[]; readonly list: string; /** Message stem of what the list holds. */ readonly entity: string };

/** What stands on each card; cards of kinds that the person may not see are left out. */
export const useCards = ({ groups, businessUnits, departments, areas, locations }: Structure): readonly CardTold[] => {
  const translate = useTranslate();
  const grouped = (key: 'businessUnits' | 'locations', heads: readonly Part[], parts: readonly Part[], headPath: string, path: string): Line[] =>
    underHeads(heads, parts).flatMap(({ head, parts: own }): Line[] => [
      head === null
        ? { key: 'loose', name: translate(`structure.without.${key}`), code: '', path: null, level: 0, people: null, isHead: true }
        : lineOf(head, headPath, { level: 0, people: head.people ?? null, isHead: true }),
      ...own.map((part) => lineOf(part, path, { level: 1, people: part.people ?? null, isHead: false })),
    ]);
  return [
    ...(departments ? [{ key: 'departments' as const, entity: 'department', list: '/core-hr/departments', lines: departmentLines(departments, 3).map(({ part, ...shown }) => lineOf(part, '/core-hr/departments', shown)) }] : []),
    ...(businessUnits ? [{ key: 'businessUnits' as const, entity: 'businessUnit', list: '/core-hr/business-unit', lines: grouped('businessUnits', groups ?? [], businessUnits, '/core-hr/organization-group', '/core-hr/business-unit') }] : []),
    ...(locations ? [{ key: 'locations' as const, entity: 'location', list: '/core-hr/locations', lines: grouped('locations', areas ?? [], locations, '/core-hr/location-area', '/core-hr/locations') }] : []),
  ];
};
