import type { FormName } from '../../generated/forms.ts';

/** Forms that open with the optional choice right only (document 0 §2: 'roles (needs the optionalChoice right)'). */
export const choiceForms: ReadonlySet<FormName> = new Set<FormName>(['ROLES']);

/** The rights without which a form stays closed. */
export const opens = (form: FormName, { view, optionalChoice }: { readonly view: boolean; readonly optionalChoice: boolean }): boolean => view && (optionalChoice || !choiceForms.has(form));
