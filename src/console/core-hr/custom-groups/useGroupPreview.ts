import { PreviewCustomGroupDocument } from '../../../../generated/core-hr/operations.ts';
import { useReckoned } from '../../shell/useReckoned.ts';
import type { PreviewCustomGroupQueryVariables } from '../../../../generated/core-hr/operations.ts';
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
  return useReckoned({ key: 'custom-group-preview', endpoint: 'core-hr', document: PreviewCustomGroupDocument }, told);
};
