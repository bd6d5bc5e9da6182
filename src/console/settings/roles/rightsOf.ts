import type { FormName } from '../../../../generated/forms.ts';
import type { Scope } from '../../../domain/resource.ts';
import type { FormRights } from '../../providers/authSession.ts';

export const RIGHTS = ['view', 'add', 'update', 'delete', 'optionalChoice'] as const;
export type RightName = (typeof RIGHTS)[number];
export const SCOPES = ['SELF', 'TEAM', 'ALL'] as const satisfies readonly Scope[];

/** A line of a role as a form holds it. */
export type RightLine = FormRights & { readonly id?: unknown; readonly form: FormName };
export type RightsByForm = ReadonlyMap<FormName, RightLine>;

const union = (one: RightLine, other: RightLine): RightLine => ({
  ...one,
  ...Object.fromEntries(RIGHTS.map((right) => [right, one[right] || other[right]])),
  scope: SCOPES.indexOf(one.scope) >= SCOPES.indexOf(other.scope) ? one.scope : other.scope,
});

export const givesAny = (line: FormRights | undefined): boolean => line !== undefined && RIGHTS.some((right) => line[right]);

/** The lines of a role by their form; two of one form count together, lines that give nothing are none. */
export const rightsOf = (value: unknown): RightsByForm => {
  const found = new Map<FormName, RightLine>();
  for (const line of (Array.isArray(value) ? value : []) as readonly RightLine[]) {
    const known = found.get(line.form);
    if (givesAny(line)) found.set(line.form, known ? union(known, line) : line);
  }
  return found;
};

/** What a line gives, to compare by. */
export const lineKey = (line: FormRights | undefined): string => (line === undefined || !givesAny(line) ? '' : `${RIGHTS.filter((right) => line[right]).join()} ${line.scope}`);

export type RightsChange = { readonly form: FormName; readonly before: RightLine | undefined; readonly after: RightLine | undefined };

/** Forms on which two roles, or two states of one, say different things. */
export const differences = (before: RightsByForm, after: RightsByForm): readonly RightsChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((form) => ({ form, before: before.get(form), after: after.get(form) }))
    .filter((change) => lineKey(change.before) !== lineKey(change.after));

const blank = (form: FormName, scope: Scope): RightLine => ({ form, view: false, add: false, update: false, delete: false, optionalChoice: false, scope });

/** The value of the field after some forms have changed: their line takes the place of all they had, what gives nothing goes. */
export const withLines = (value: unknown, changes: ReadonlyMap<FormName, Partial<FormRights>>, scopeOf: (form: FormName) => Scope): readonly RightLine[] => {
  const known = rightsOf(value);
  const made = new Map([...changes].map(([form, change]) => [form, { ...(known.get(form) ?? blank(form, scopeOf(form))), ...change }] as const));
  const rows = (Array.isArray(value) ? value : []) as readonly RightLine[];
  const placed = new Set<FormName>();
  const kept = rows.flatMap((row) => {
    const next = made.get(row.form);
    if (next === undefined) return [row];
    if (placed.has(row.form) || !givesAny(next)) return [];
    placed.add(row.form);
    return [next];
  });
  return [...kept, ...[...made.values()].filter((line) => !placed.has(line.form) && givesAny(line))];
};
