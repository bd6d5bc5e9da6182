import { forms } from '../../../../generated/forms.ts';
import { menu } from '../../shell/menu.ts';
import { screens } from '../../shell/screens.ts';
import type { FormName } from '../../../../generated/forms.ts';

export type FormSection = { readonly key: string; /** Message of its name. */ readonly label: string; readonly forms: readonly FormName[] };

const named = new Map(menu.flatMap(({ key, paths }) => paths.map((path) => [path, key] as const)));
const adminForms: readonly FormName[] = ['ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN'];

/** The areas whose forms the menu does not name, under their name; what has none stands at the end. */
const areas = ['approvals', 'workflow', 'my-finance', 'my-team-finance', 'benefits', 'payroll', 'tax-and-statutory-compliance', 'onboarding', 'recruitment', 'man-power-planning', 'compliance-management', 'document-generator', 'productivity-monitoring', 'employee-self-service', 'my-team', 'core-hr', 'settings'] as const;

/** What stands in the frame itself belongs to no section, unless its address names an area. */
const places = screens.filter(({ path, isFrame }) => path !== '/' && (!isFrame || areas.some((area) => path.startsWith(`/${area}/`))));

const areaOf = (path: string): string => areas.find((area) => path.split('/')[1] === area) ?? 'other';

/** Each form in the first section of the menu that names a screen of it, else in the area of its address. */
const assigned = new Map<FormName, string>(adminForms.map((form) => [form, 'administrators']));
for (const isNamed of [true, false]) {
  for (const { path, form } of places) {
    if (form !== null && named.has(path) === isNamed && !assigned.has(form)) assigned.set(form, named.get(path) ?? areaOf(path));
  }
}

const formsOf = (key: string): readonly FormName[] => (Object.keys(forms) as FormName[]).filter((form) => (assigned.get(form) ?? 'other') === key);

export const formSections: readonly FormSection[] = [
  ...menu.map(({ key }) => ({ key, label: `shell.section.${key}`, forms: formsOf(key) })),
  ...areas.filter((area) => menu.every(({ key }) => key !== area)).map((key) => ({ key, label: `rightsMatrix.area.${key}`, forms: formsOf(key) })),
  { key: 'administrators', label: 'rightsMatrix.administrators', forms: formsOf('administrators') },
  { key: 'other', label: 'rightsMatrix.other', forms: formsOf('other') },
].filter((section) => section.forms.length > 0);
