import type { FormName } from '../../generated/forms.ts';
import { offeringScreens } from './offering-screens.ts';
import type { Resource, Right, Scope } from './resource.ts';

type Part = { readonly reference?: { readonly type: string }; readonly rows?: { readonly fields: readonly Part[] } };
type Looked = Pick<Resource, 'type' | 'screens' | 'concerns'>;
type Referring = Pick<Resource, 'type' | 'screens'> & { readonly fields: readonly Part[] };

/** A right on a form by which records may be picked, on the records of the scope. */
export type LookupWay = { readonly form: FormName; readonly right: Right; readonly scope: Scope };

const refersTo = (type: string, fields: readonly Part[]): boolean => fields.some(({ reference, rows }) => reference?.type === type || (rows !== undefined && refersTo(type, rows.fields)));

/**
 * Every way to look an entity's records up: seeing them on a screen of theirs, and working on a screen of what refers
 * to them. What a picker may show is what an input may name, so codegen prints these as guards and saving asks them.
 * Who is no employee yet and is named by other records is picked there by whoever works on them alone: a right on those records opens nobody else.
 */
export const lookupWays = ({ type, screens, concerns }: Looked, all: readonly Referring[]): LookupWay[] => {
  const own = screens.map(({ form, scope }): LookupWay => ({ form, right: 'VIEW', scope }));
  const referring = all.filter(({ fields }) => refersTo(type, fields));
  const working = referring.flatMap((other) => (['VIEW', 'ADD', 'UPDATE'] as const).flatMap((right) => offeringScreens(other, right).map(({ form, scope }): LookupWay => ({ form, right, scope: concerns === undefined ? scope : 'SELF' }))));
  const ways = [...own, ...working];
  return [...new Map(ways.map((way) => [`${way.form} ${way.right} ${way.scope}`, way])).values()];
};
