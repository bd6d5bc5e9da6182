import type { ReadWorkflowQuery, WorkflowStepAsked } from '../../../generated/dynamic-form-builder/operations.ts';
import type { Approver } from '../../domain/approvals/chain.ts';
import { requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import type { Linked } from '../providers/data/row.ts';

export type Kept = NonNullable<ReadWorkflowQuery['answer']['row']>;

export type DraftStep = { /** Tells it apart while it is moved. */ readonly key: string; /** Of one that is kept. */ readonly id?: string; readonly approver: Approver; readonly role: Linked | null; readonly employee: Linked | null; readonly moreThan: string };
export type Draft = {
  readonly name: string;
  readonly module: RequestKind;
  readonly description: string;
  readonly isDefault: boolean;
  readonly isActive: boolean;
  readonly designations: readonly Linked[];
  readonly steps: readonly DraftStep[];
};

export const approvers = ['MANAGER', 'MANAGERS_MANAGER', 'DEPARTMENT_HEAD', 'ROLE', 'EMPLOYEE'] as const satisfies readonly Approver[];

export const newStep = (approver: Approver = 'MANAGER'): DraftStep => ({ key: crypto.randomUUID(), approver, role: null, employee: null, moreThan: '' });

export const emptyDraft: Draft = { name: '', module: 'LEAVE', description: '', isDefault: true, isActive: true, designations: [], steps: [{ ...newStep(), key: 'first' }] };

const linked = (one: { readonly id: string; readonly title: string } | null | undefined): Linked | null => (one ? { id: one.id, title: one.title } : null);

export const draftOf = ({ name, module, description, isDefault, status, designations, steps }: Kept): Draft => ({
  name,
  module,
  description: description ?? '',
  isDefault,
  isActive: status === 'ACTIVE',
  designations: (designations ?? []).flatMap(({ designation }) => linked(designation) ?? []),
  steps: (steps ?? []).map(({ id, approver, role, employee, moreThan }) => ({ key: id, id, approver, role: linked(role), employee: linked(employee), moreThan: moreThan == null ? '' : String(Number(moreThan)) })),
});

/** Steps as the server takes them; what a step does not name, and a condition on what nobody counts, is left out. */
const stepOf = ({ module }: Draft, { approver, role, employee, moreThan }: DraftStep): WorkflowStepAsked => ({
  approver,
  roleId: approver === 'ROLE' ? (role?.id ?? null) : null,
  employeeId: approver === 'EMPLOYEE' ? (employee?.id ?? null) : null,
  moreThan: requestKinds[module].unit === null || moreThan.trim() === '' ? null : moreThan.trim(),
});

export const stepsOf = (draft: Draft): WorkflowStepAsked[] => draft.steps.map((step) => stepOf(draft, step));

/** The record's fields as the server takes them. Rows that were there keep their ids. */
export const inputOf = (draft: Draft) => ({
  name: draft.name.trim(),
  module: draft.module,
  description: draft.description.trim() || null,
  isDefault: draft.isDefault,
  status: draft.isActive ? ('ACTIVE' as const) : ('INACTIVE' as const),
  designations: draft.isDefault ? [] : draft.designations.map(({ id }) => ({ designationId: id })),
  steps: draft.steps.map((step) => ({ ...(step.id === undefined ? {} : { id: step.id }), ...stepOf(draft, step) })),
});

export const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));
