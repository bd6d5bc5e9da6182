/** The specification's 'Form field configuration' (document 1 §3) of a form, as the organisation has it. */
import { forms, type FormName } from '../../../generated/forms.ts';
import { isCustomKey } from '../../domain/customisation/customise.ts';
import { presets } from '../../domain/presets.ts';
import type { Field, Resource } from '../../domain/resource.ts';
import { leastLength } from '../../domain/validate/text.ts';
import { authorise } from '../access/authorise.ts';
import { fieldReach } from '../access/fields.ts';
import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import { hasMessage, say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { resources } from '../resource/registry.ts';
import type { Session } from '../session.ts';
import { ownWords, resourceOfSession } from './form-fields.ts';

export type FormArguments = { readonly form_Id: number };

/** Numbers of added fields stand above those of Tenure's own, which are their places on the entity, after those of the entities that come before it on the form. */
const ADDED = 100_000;
const EACH = 1_000;

const DROPDOWNS: ReadonlySet<Field['kind']> = new Set(['choice', 'choices', 'status', 'listed', 'reference', 'yesNo']);

type NumberedForm = { readonly name: FormName; readonly number: number };
type Said = (key: string) => string;

/** As the console titles sections: fields without one are a section of their own where the organisation added all of them. */
const looseTitle = (fields: readonly Field[]): string => {
  const loose = fields.filter(({ group }) => group === undefined);
  return loose.length < fields.length && loose.every(({ custom }) => custom !== undefined) ? 'form.section.own' : 'form.section.general';
};

const configuration = (field: Field, { form, number, added, resource, loose, say: said }: { form: NumberedForm; number: number; added: number | null; resource: Resource; loose: string; say: Said }) => {
  const { rule } = field;
  const preset = rule.preset === undefined ? null : presets[rule.preset];
  const [alias, tab] = [said(`${resource.name}.${field.name}`), field.group === undefined ? said(loose) : said(`${resource.name}.group.${field.group}`)];
  const [minimum, maximum] = [leastLength(field) ?? rule.min ?? null, rule.maxLength ?? rule.max ?? null];
  const predefined = DROPDOWNS.has(field.kind) ? 'dropdown' : 'text';
  return {
    Field_Id: number,
    Form_Id: form.number,
    Custom_Field_Id: added,
    Field_Name: field.custom ?? field.name,
    Field_Alias: alias,
    Field_Visiblity: field.hidden ? 'No' : 'Yes',
    Mandatory_Field: field.required ? 'Yes' : 'No',
    Tab_Name: tab,
    Predefined: predefined,
    Min_Validation: minimum,
    Max_Validation: maximum,
    Validation_Id: preset?.id ?? null,
    Validation_Type: preset?.name ?? null,
    validationDetails: preset && { Validation_Name: preset.name, Regular_Expression: `^(?:${preset.pattern})$`, Description: said(preset.message) },
    fieldAlias: alias,
    formName: said(`form.${form.name}`),
    tabName: tab,
    visibility: field.hidden !== true,
    required: field.required,
    predefined,
    minimumValidation: minimum,
    maximumValidation: maximum,
    validationType: preset?.name ?? null,
  };
};

const ofResource = (resource: Resource, at: number, form: NumberedForm, session: Session, ids: ReadonlyMap<string, string>) => {
  const own = ownWords(session);
  const places = new Map(resource.fields.map(({ name }, place) => [name, at * EACH + place]));
  const words: Said = (key) => own[key] ?? (hasMessage(key) ? say(session.language, key) : key);
  const fields = resourceOfSession(resource, session).fields.filter((field) => field.kind !== 'id' && field.kind !== 'custom' && fieldReach(session, field, 'VIEW') !== null);
  const loose = looseTitle(fields);
  return fields.map((field) => {
    const added = isCustomKey(field.key) ? Number(ids.get(`${resource.type} ${field.custom}`)) : null;
    return configuration(field, { form, added, number: added === null ? places.get(field.name)! : ADDED + added, resource, loose, say: words });
  });
};

/** By number of the form. Refuses a number that is no form's, and forms that the session may not view. */
export const formFieldConfigurations = async (db: Database, session: Session, number: number) => {
  const found = Object.entries(forms).find(([, id]) => id === number) as readonly [FormName, number] | undefined;
  if (found === undefined) throw refuse('NOT_FOUND');
  const [form] = found;
  authorise(session, [{ forms: [form], right: 'VIEW', scope: 'ALL' }]);
  const rows = await withOrg(db, session.orgCode, (tx) => tx.query<{ id: string; name: string }>(`select id::text as id, entity || ' ' || field as name from form_field where org_code = $1`, [tx.orgCode]));
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  // The entity with the shortest address is what the form is of; others stand below it.
  const address = ({ screens }: Resource): number => Math.min(...screens.filter((screen) => screen.form === form).map(({ path }) => path.length));
  const drawn = resources.filter(({ screens }) => screens.some((screen) => screen.form === form)).toSorted((one, other) => address(one) - address(other));
  return drawn.flatMap((resource, at) => ofResource(resource, at, { name: form, number }, session, ids));
};
