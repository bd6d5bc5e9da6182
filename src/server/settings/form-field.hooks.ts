import { checkFormField, MOST_OWN_FIELDS } from '../../domain/customisation/check-form-field.ts';
import { choicesOf, type FormField } from '../../domain/customisation/form-field.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import { repeatedLabels } from '../customisation/repeated-labels.ts';
import type { Transaction } from '../db/org.ts';
import { forgetSessions } from '../session.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { keptAmong } from '../resource/kept-among.ts';
import { resourceOf } from '../resource/registry.ts';
import { quote } from '../resource/sql.ts';

const refuseProblems = ({ session }: Caller, problems: readonly Problem[]): void => {
  if (problems.length > 0) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, problems) });
};

/** `Shirt size (EU)` → `shirtSizeEu`; what has no Latin letters is called field. */
const nameFrom = (label: string): string => {
  const words = label.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('').slice(0, 40);
  return /^[a-z]/.test(name) ? name : `field${name}`;
};

/** A name that no other own field of the form has. */
const freeName = async (tx: Transaction, { entity, label }: FormField): Promise<string> => {
  const rows = await tx.query<{ field: string }>('select field from form_field where org_code = $1 and entity = $2', [tx.orgCode, entity]);
  const taken = new Set(rows.map(({ field }) => field.toLowerCase()));
  const name = nameFrom(label);
  for (let at = 1; ; at += 1) {
    const next = at === 1 ? name : `${name}${at}`;
    if (!taken.has(next.toLowerCase())) return next;
  }
};

/** Records that hold a value of an own field, or one of its choices. */
const holders = async (tx: Transaction, { entity, field }: FormField, choice: string | null = null): Promise<number> => {
  const held = choice === null ? 't.custom ? $2' : '(t.custom ->> $2 = $3 or t.custom -> $2 @> to_jsonb($3::text))';
  const [row] = await tx.query<{ count: string }>(`select count(*) as count from ${quote(resourceOf(entity).table)} t where t.org_code = $1 and ${held}`, [tx.orgCode, field, ...(choice === null ? [] : [choice])]);
  return Number(row!.count);
};

/** What is chosen somewhere stays among the choices. */
const choicesKept = async (tx: Transaction, told: FormField, before: FormField): Promise<Problem[]> => {
  const gone = choicesOf(before).filter((choice) => !choicesOf(told).includes(choice));
  for (const value of gone) {
    const count = await holders(tx, before, value);
    if (count > 0) return [{ field: 'choices', ...finding('formField.choiceUsed', { smart_count: count, value }) }];
  }
  return [];
};

/** What is named or shown anew is called like no other field; the name of a new one is made of its label later. */
const ownLabel = keptAmong(async (tx, { session, source }, whole, before, instead) => {
  const told = whole as unknown as FormField;
  if (before !== null && before['label'] === told.label && before['isVisible'] === true) return [];
  const field = before === null && told.kind !== null && source !== 'UNDO' ? '' : told.field;
  const others = (instead.images as unknown as readonly (FormField & Image)[]).filter(({ id, entity }) => id !== String(whole['id']) && entity === told.entity);
  const problem = (await repeatedLabels(tx, session, resourceOf(told.entity), [{ ...told, field }, ...others], instead.ids)).get(field);
  return problem === undefined ? [] : [problem];
});

const tooMany = async (tx: Transaction, { entity }: FormField): Promise<Problem[]> => {
  const [row] = await tx.query<{ count: string }>('select count(*) as count from form_field where org_code = $1 and entity = $2 and kind is not null', [tx.orgCode, entity]);
  return Number(row!.count) < MOST_OWN_FIELDS ? [] : [{ field: 'entity', ...finding('formField.many', { most: MOST_OWN_FIELDS }) }];
};

/** Own fields are named once, keep what people chose, and are not deleted while a record holds a value. Sessions see them at once. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const told = { ...before, ...values } as unknown as FormField;
    const resource = resourceOf(told.entity);
    refuseProblems(caller, checkFormField(told, resource));
    refuseProblems(caller, await ownLabel.problems(tx, caller, values, before));
    if (before === null && told.kind !== null) {
      const same = resource.fields.find(({ name }) => name === told.field);
      if (same) refuseProblems(caller, [{ field: 'field', ...finding('formField.known', { label: told.label }) }]);
      refuseProblems(caller, await tooMany(tx, told));
      values.field = await freeName(tx, told.field === null ? told : { ...told, label: told.field });
    }
    if (before !== null && told.kind !== null) refuseProblems(caller, await choicesKept(tx, told, before as unknown as FormField));
  },
  afterSave: async (tx, caller, after, before) => {
    forgetSessions();
    await ownLabel.afterSave(tx, caller, after, before);
  },
  fit: ownLabel.fit,
  beforeDelete: async (tx, caller, images) => {
    for (const image of images as unknown as FormField[]) {
      const count = image.kind === null ? 0 : await holders(tx, image);
      if (count > 0) refuseProblems(caller, [{ field: 'field', ...finding('formField.used', { smart_count: count, label: image.label }) }]);
    }
    forgetSessions();
  },
};
