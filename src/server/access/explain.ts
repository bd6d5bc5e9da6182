/** Why a person may open a form, from the same functions that open it. */
import type { FormName } from '../../../generated/forms.ts';
import { choiceForms } from '../../domain/choice-forms.ts';
import { resources } from '../resource/registry.ts';
import type { FormRights } from '../session.ts';
import { linesOn } from './explain-account.ts';
import type { ExplainedAccount } from './explain-account.ts';
import { adminFormsOf, recruiterFormsOf } from './flags.ts';
import { mergeRights } from './merge-rights.ts';
import { openRights } from './open-rights.ts';
import { narrowedTo } from './reach.ts';

const NONE = { view: false, add: false, update: false, delete: false, optionalChoice: false } as const;

const reachThrough = (rights: FormRights | undefined, scope: FormRights['scope']) => {
  if (rights?.view !== true) return { reach: null, withSelf: false };
  const { scope: reach, withSelf = false } = narrowedTo({ scope: rights.scope, ...(rights.withSelf ? { withSelf: true } : {}) }, scope);
  return { reach, withSelf };
};

const screensOf = (form: FormName, rights: FormRights | undefined) =>
  resources.flatMap(({ screens }) =>
    screens.filter((screen) => screen.form === form).map(({ path, scope, actions, where }) => ({ path, scope, ...reachThrough(rights, scope), actions, isFiltered: where !== undefined })),
  );

/** The chain from roles to rights to screens of one account on one form. */
export const explain = ({ name, isActive, employeeId, teamSize, isManager, roles }: ExplainedAccount, form: FormName) => {
  const merged = mergeRights(roles.flatMap(({ lines }) => lines));
  const open = openRights(merged);
  const rights = isActive ? open.get(form) : undefined;
  return {
    errorCode: '',
    message: '',
    name,
    form,
    isActive,
    hasEmployee: employeeId !== null,
    teamSize,
    ...NONE,
    ...rights,
    scope: rights?.scope ?? null,
    withSelf: rights?.withSelf ?? false,
    needsChoice: choiceForms.has(form) && merged.has(form) && !open.has(form),
    roles: roles.flatMap((role) => linesOn(role, form).map((line) => ({ ...line, roleId: role.id, name: role.name }))),
    otherRoles: roles.filter((role) => linesOn(role, form).length === 0).map((role) => role.name),
    screens: screensOf(form, rights),
    adminForms: adminFormsOf(open),
    isManager,
    recruiterForms: recruiterFormsOf(open),
  };
};
