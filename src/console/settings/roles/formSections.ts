import { forms } from '../../../../generated/forms.ts';
import { menu } from '../../shell/menu.ts';
import { screens } from '../../shell/screens.ts';
import { uninstalledPlaces } from '../../shell/uninstalledPlaces.ts';
import { sectionOf } from '../../shell/useMenu.ts';
import type { FormName } from '../../../../generated/forms.ts';

export type FormSection = { readonly key: string; /** Message of its name. */ readonly label: string; readonly forms: readonly FormName[] };

const named = new Map(menu.flatMap(({ key, paths }) => paths.map((path) => [path, key] as const)));
const places = [...screens, ...uninstalledPlaces].filter(({ path, isFrame }) => path !== '/' && !isFrame);
const adminForms: readonly FormName[] = ['ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN'];

/** Each form in the first section of the menu that has a screen of it; those that no screen shows stand at the end. */
const assigned = new Map<FormName, string>(adminForms.map((form) => [form, 'administrators']));
for (const isNamed of [true, false]) {
  for (const { path, form } of places) {
    if (form !== null && named.has(path) === isNamed && !assigned.has(form)) assigned.set(form, named.get(path) ?? sectionOf(path).key);
  }
}

const formsOf = (key: string): readonly FormName[] => (Object.keys(forms) as FormName[]).filter((form) => (assigned.get(form) ?? 'other') === key);

export const formSections: readonly FormSection[] = [
  ...menu.map(({ key }) => ({ key, label: `shell.section.${key}`, forms: formsOf(key) })),
  { key: 'administrators', label: 'rightsMatrix.administrators', forms: formsOf('administrators') },
  { key: 'other', label: 'rightsMatrix.other', forms: formsOf('other') },
].filter((section) => section.forms.length > 0);
