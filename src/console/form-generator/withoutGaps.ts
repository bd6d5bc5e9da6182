import { flat, together } from '../../domain/customisation/custom-values.ts';
import type { Definition } from '../../domain/reports/definition.ts';
import type { Gap } from './useReportResult.ts';

/** The definition without the parts that were left out. An order goes where what it ordered by is gone. */
export const withoutGaps = (definition: Definition, gaps: readonly Pick<Gap, 'part' | 'field'>[]): Definition => {
  const gone = (part: Gap['part']): ReadonlySet<string> => new Set(gaps.filter((gap) => gap.part === part).map(({ field }) => field));
  const [columns, groups, measures, sort, filter] = [gone('columns'), gone('groupBy'), gone('measures'), gone('sort'), gone('filter')];
  return {
    ...definition,
    columns: definition.columns.filter((path) => !columns.has(path)),
    groupBy: definition.groupBy.filter(({ field }) => !groups.has(field)),
    measures: definition.measures.filter(({ field }) => field === undefined || !measures.has(field)),
    sort: groups.size + measures.size > 0 ? [] : definition.sort.filter(({ field }) => !sort.has(field)),
    filter: together(Object.fromEntries(Object.entries(flat(definition.filter)).filter(([key]) => !filter.has(key)))),
  };
};
