/** The forms whose configurations are for the organisation or for custom groups, and where those configurations are. */
import { forms } from '../../../generated/forms.ts';
import { finding } from '../../domain/problem.ts';
import { formNamed } from '../access/form-named.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

/** By form, the type of its configurations. */
export const coveredTypes = {
  COMP_OFF_SETTINGS: 'CompOffConfiguration',
  OVERTIME_SETTINGS: 'OvertimeConfiguration',
  SPECIAL_WAGES: 'SpecialWage',
  PRE_APPROVALS_SETTINGS: 'PreApprovalSetting',
  LEAVE_POLICY: 'LeavePolicy',
} as const;
export type CoveredForm = keyof typeof coveredTypes;

export const coveredForms = Object.keys(coveredTypes) as CoveredForm[];

const plain = (name: string): string => name.trim().toLowerCase().replace(/[\s-]+/g, '_').replace(/_settings$/, '');

/** A covered form by its number, or its name as the address, the form or its title writes it ('comp-off', 'COMP_OFF_SETTINGS', 'Comp off configuration'). Refuses any other. */
export const coveredForm = (session: Session, formId: number | null | undefined, formName: string | null | undefined): CoveredForm => {
  const found = coveredForms.find((form) => (formId == null ? plain(form) === plain(formName ?? '') || form === formNamed(formName ?? '') : forms[form] === formId));
  if (found === undefined) {
    const problem = { field: formId == null ? 'formName' : 'Form_Id', ...finding('formCoverage.unknownForm', { known: coveredForms.join(', ') }) };
    throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, [problem]) });
  }
  return found;
};
