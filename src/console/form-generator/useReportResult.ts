import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { ask } from '../shell/ask.ts';
import { useDebounced } from '../shell/palette/useDebounced.ts';
import type { FigureColumn, FigureRow } from '../shell/charts/figures.ts';
import type { Definition } from '../../domain/reports/definition.ts';

export type Gap = { readonly part: 'columns' | 'filter' | 'sort' | 'groupBy' | 'measures'; readonly field: string; /** As people call it. */ readonly label: string };
export type Result = { readonly totalRecords: number; readonly columns: readonly FigureColumn[]; readonly rows: readonly FigureRow[]; readonly totals: readonly FigureRow[]; readonly gaps: readonly Gap[] };

const QUERY = `query ($entity: Entity!, $definition: JSON!, $language: Language, $limit: Int) {
  answer: runReport(entity: $entity, definition: $definition, language: $language, limit: $limit) {
    totalRecords columns { kind label isNumber } rows { texts numbers id filter } totals { texts numbers id filter } gaps { part field label }
  }
}`;

const WAIT = 300;
const ROWS = 200;

/** The first rows of the report as it stands, asked again a moment after it changed; meanwhile what was there stays. */
export const useReportResult = (entity: string, definition: Definition, isAsked: boolean) => {
  const language = useLocale().toUpperCase();
  const settled = useDebounced(definition, WAIT);
  return useQuery<Result>({
    queryKey: ['form-generator', 'result', entity, language, settled],
    enabled: isAsked,
    retry: false,
    placeholderData: (last, query) => (query?.queryKey[2] === entity ? last : undefined),
    queryFn: async ({ signal }) => (await ask<{ readonly answer: Result }>('settings', QUERY, { entity, definition: settled, language, limit: ROWS }, signal)).answer,
  });
};
