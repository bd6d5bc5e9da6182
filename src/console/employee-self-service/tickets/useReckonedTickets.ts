import { ReckonAirTicketsDocument } from '../../../../generated/employee-self-service/operations.ts';
import { useSession } from '../../providers/authSession.ts';
import { useReckoned } from '../../shell/useReckoned.ts';
import type { ReckonAirTicketsQueryVariables } from '../../../../generated/employee-self-service/operations.ts';
import type { Values } from '../../resource/form/values.ts';

type Line = Readonly<Record<string, unknown>>;

const AMOUNT = /^\d{1,15}(\.\d{1,4})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const KINDS: ReadonlySet<unknown> = new Set(['REIMBURSEMENT', 'BOOKING', 'ENCASHMENT']);

const text = (value: unknown, shape: RegExp): string | null => (typeof value === 'string' && shape.test(value) ? value : null);
const idOf = (values: Line, key: string): string | null => {
  const id = values[`${key}Id`] ?? (values[key] as Line | null | undefined)?.['id'];
  return id == null || id === '' ? null : String(id);
};

const told = (values: Values, own: string | null): ReckonAirTicketsQueryVariables | null => {
  const employeeId = idOf(values, 'employee') ?? own;
  const { kind, travellers } = values;
  if (employeeId === null || !KINDS.has(kind)) return null;
  const lines = (Array.isArray(travellers) ? travellers : []) as readonly Line[];
  return {
    employeeId, kind: kind as 'BOOKING', claimId: values['id'] == null ? null : String(values['id']), travelOn: text(values['travelOn'], DAY), forSelf: values['forSelf'] === true,
    familyMemberIds: lines.flatMap((line) => idOf(line, 'familyMember') ?? []), spent: kind === 'ENCASHMENT' ? null : text(values['spent'], AMOUNT),
  };
};

/** What a claim of tickets comes to as it stands in its form, with the entitlement; nothing while nobody is told whose it is. */
export const useReckonedTickets = (values: Values) => {
  const asked = told(values, useSession()?.user.employeeId ?? null);
  const { data } = useReckoned({ key: 'reckon-air-tickets', endpoint: 'employee-self-service', document: ReckonAirTicketsDocument }, asked ?? {} as ReckonAirTicketsQueryVariables, asked !== null);
  return asked === null ? undefined : data;
};
