import { ReadRequisitionFitDocument } from '../../../../generated/recruitment/operations.ts';
import { useReckoned } from '../../shell/useReckoned.ts';
import type { Values } from '../../resource/form/values.ts';

type Line = Readonly<Record<string, unknown>>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const idOf = (values: Line, name: string): string | null => {
  const id = values[`${name}Id`] ?? (values[name] as Line | null | undefined)?.['id'];
  return id == null || id === '' ? null : String(id);
};
const rowsOf = (value: unknown): readonly Line[] => (Array.isArray(value) ? (value as readonly Line[]) : []);

/** How the requisition fits the plan as it stands in its form, a third of a second after the last change; nothing while it does not say enough. `id`: of the requisition, which does not count beside itself. */
export const useFit = (values: Values, id: string | undefined) => {
  const [departmentId, designationId, locationId] = ['department', 'designation', 'location'].map((name) => idOf(values, name));
  const neededBy = typeof values['neededBy'] === 'string' && DAY.test(values['neededBy']) ? values['neededBy'] : null;
  const openings = Number(values['openings'] ?? 1);
  const isReady = departmentId != null && designationId != null && locationId != null && neededBy !== null && Number.isInteger(openings) && openings > 0;
  const told = {
    departmentId: departmentId ?? '', designationId: designationId ?? '', locationId: locationId ?? '', neededBy: neededBy ?? '', openings, gradeId: idOf(values, 'grade'),
    replacedIds: values['kind'] === 'REPLACEMENT' ? rowsOf(values['replaced']).flatMap((row) => idOf(row, 'employee') ?? []) : [], requisitionId: id ?? null,
  };
  const { data } = useReckoned({ key: 'requisition-fit', endpoint: 'recruitment', document: ReadRequisitionFitDocument }, told, isReady);
  return isReady ? data : undefined;
};
