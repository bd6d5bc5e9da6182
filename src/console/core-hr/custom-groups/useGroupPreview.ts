import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { print } from 'graphql';
import { PreviewCustomGroupDocument } from '../../../../generated/core-hr/operations.ts';
import { ask } from '../../shell/ask.ts';
import { useDebounced } from '../../shell/palette/useDebounced.ts';
import type { PreviewCustomGroupQuery, PreviewCustomGroupQueryVariables } from '../../../../generated/core-hr/operations.ts';
import type { Values } from '../../resource/form/values.ts';

type Row = Readonly<Record<string, unknown>>;

const parts = ['departmentId', 'locationId', 'designationId', 'gradeId', 'employeeTypeId', 'businessUnitId', 'managerId'] as const;

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]) : []);
const idOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const chosen = (value: unknown): string[] => rowsOf(value).flatMap(({ employeeId }) => idOf(employeeId) ?? []);

/** Who would belong to the group as the form stands, a third of a second after the last change. */
export const useGroupPreview = ({ rules, members, exceptions }: Values) => {
  const told: PreviewCustomGroupQueryVariables = {
    rules: rowsOf(rules).map((rule) => Object.fromEntries(parts.map((part) => [part, idOf(rule[part])]))),
    memberIds: chosen(members),
    exceptionIds: chosen(exceptions),
  };
  const asked = useDebounced(JSON.stringify(told), 300);
  return useQuery({
    queryKey: ['custom-group-preview', asked],
    queryFn: async ({ signal }) => (await ask<PreviewCustomGroupQuery>('core-hr', print(PreviewCustomGroupDocument), JSON.parse(asked) as object, signal)).answer,
    placeholderData: keepPreviousData,
  });
};
