/** The form fields of an organisation as its sessions carry them. */
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { customisationOf, customKey, isCustomKey, noCustomisation, resourceAs, type Customisation } from '../../domain/customisation/customise.ts';
import type { FormField } from '../../domain/customisation/form-field.ts';
import { inPayrollCurrency } from '../../domain/customisation/payroll-currency.ts';
import { customMessages } from '../../domain/customisation/custom-messages.ts';
import type { Language } from '../../domain/languages.ts';
import type { Resource } from '../../domain/resource.ts';
import { hasMessage, say } from '../messages.ts';
import { resources } from '../resource/registry.ts';
import type { Session } from '../session.ts';

/** Fields that a setting of the organisation takes away, as form fields that are not shown: the template of salaries where payroll works without templates. */
const TAKEN_AWAY = `select x.entity, 'template' as field from payroll_general_setting s cross join (values ('EmployeeSalary'), ('CandidateSalary')) x(entity) where s.org_code = $1 and not s.enable_salary_template`;

/** An expression of type text over `$1`, the organisation: its form fields as JSON, null where it has none. */
export const FORM_FIELDS = `(select json_agg(json_build_object('entity', f.entity, 'field', f.field, 'label', coalesce(f.label, ''), 'kind', f.kind, 'choices', f.choices, 'isRequired', coalesce(f.is_required, false),
  'isVisible', f.is_visible and not f.is_away, 'minimum', trim_scale(f.minimum)::text, 'maximum', trim_scale(f.maximum)::text, 'preset', f.preset, 'section', f.section, 'position', f."position", 'hint', f.hint) order by f.id nulls last, f.entity)::text
  from (select f.id, coalesce(f.entity, t.entity) as entity, coalesce(f.field, t.field) as field, f.label, f.kind, f.choices, f.is_required, coalesce(f.is_visible, true) as is_visible, t.entity is not null as is_away, f.minimum, f.maximum, f.preset, f.section, f."position", f.hint
    from (select * from form_field where org_code = $1) f full join (${TAKEN_AWAY}) t on t.entity = f.entity and t.field = f.field and f.kind is null) f)`;

/** An expression of type text over `$1`, the organisation: the currency of its payroll, null where that is its own. */
export const PAYROLL_CURRENCY = '(select s.currency from payroll_general_setting s join organisation a on a.org_code = s.org_code where s.org_code = $1 and s.currency <> a.currency)';

const known = new Map<string, { readonly text: string; readonly customisation: Customisation }>();
const marks = new WeakMap<Customisation, string>();

/** The same object for the same text, so that what is made of it is made once. */
export const customisationFrom = (orgCode: string, text: string): Customisation => {
  const had = known.get(orgCode);
  if (had?.text === text) return had.customisation;
  const customisation = customisationOf(JSON.parse(text) as FormField[]);
  known.set(orgCode, { text, customisation });
  marks.set(customisation, createHash('sha256').update(text).digest('base64url').slice(0, 12));
  return customisation;
};

/** Says with an answer which form fields, and which currency of payroll, the organisation has now: a page that knows others reads its session again. */
export const markFormFields = (response: ServerResponse, { customisation, payrollCurrency }: Pick<Session, 'customisation' | 'payrollCurrency'>): void => {
  const fields = (customisation && marks.get(customisation)) ?? 'none';
  response.setHeader('form-fields', payrollCurrency === undefined ? fields : `${fields}.${payrollCurrency}`);
};

/** What the organisation calls its fields. */
export const ownWords = ({ customisation }: Pick<Session, 'customisation'>): Readonly<Record<string, string>> =>
  customisation === undefined ? {} : customMessages([...customisation.values()].flat(), hasMessage);

/** What the organisation calls a field of a record by its key; an added one that is gone by its name. */
export const fieldWord = ({ name, fields }: Pick<Resource, 'name' | 'fields'>, key: string, { language, own }: { readonly language: Language; readonly own: Readonly<Record<string, string>> }): string => {
  const message = `${name}.${fields.find((field) => field.key === key)?.name ?? key}`;
  return own[message] ?? (isCustomKey(key) ? key.slice(customKey('').length) : say(language, message));
};

/** An entity as the organisation of the session has it. */
export const resourceOfSession = (resource: Resource, { customisation, payrollCurrency }: Pick<Session, 'customisation' | 'payrollCurrency'>): Resource =>
  inPayrollCurrency(resourceAs(resource, customisation ?? noCustomisation), payrollCurrency);

/** Form fields of the entities of which the person may see a screen. */
export const seenFormFields = ({ customisation, rights }: Session): readonly FormField[] => {
  if (customisation === undefined) return [];
  return resources.filter(({ type, screens }) => customisation.has(type) && screens.some(({ form }) => rights.get(form)?.view === true)).flatMap(({ type }) => customisation.get(type) ?? []);
};
