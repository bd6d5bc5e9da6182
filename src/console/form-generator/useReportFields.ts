import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { printedMetadata } from '../providers/data/printedMetadata.ts';
import { ask } from '../shell/ask.ts';
import type { MeasureKind } from '../../domain/lists/aggregate.ts';
import type { Definition } from '../../domain/reports/definition.ts';
import type { FieldKind, Resource } from '../../domain/resource.ts';

export type ReportField = {
  readonly path: string;
  readonly label: string;
  readonly of: string | null;
  readonly kind: FieldKind;
  readonly groupable: boolean;
  readonly bucketed: boolean;
  readonly sortable: boolean;
  readonly measures: readonly MeasureKind[];
};
export type ReportFields = { readonly fields: readonly ReportField[]; readonly resource: Resource };

const QUERY = 'query ($entity: Entity!, $language: Language) { answer: listReportFields(entity: $entity, language: $language) { fields { path label of kind groupable bucketed sortable measures } } }';

export const fullLabel = ({ of, label }: ReportField): string => (of === null ? label : `${of} · ${label}`);

/** The fields of a report's groupings, as far as the person sees them. */
export const groupedBy = ({ groupBy }: Definition, fields: readonly ReportField[]): readonly ReportField[] => groupBy.flatMap(({ field }) => fields.find(({ path }) => path === field) ?? []);

/** What reports on an entity may show to the person, and the entity as their filters know it. */
export const useReportFields = (endpoint: string, entity: string) => {
  const language = useLocale().toUpperCase();
  return useQuery({
    queryKey: ['form-generator', 'fields', entity, language],
    queryFn: async ({ signal }): Promise<ReportFields> => {
      const [{ answer }, resource] = await Promise.all([ask<{ readonly answer: Pick<ReportFields, 'fields'> }>('settings', QUERY, { entity, language }, signal), printedMetadata.byType(endpoint, entity)]);
      return { fields: answer.fields, resource };
    },
  });
};
