/** Many fields of one form changed together: one transaction, one change-set. */
import { checkFormField } from '../../domain/customisation/check-form-field.ts';
import type { FormField } from '../../domain/customisation/form-field.ts';
import { GENERAL } from '../../domain/customisation/customise.ts';
import { changeable, isSameFormField, isTenuresOwn, tenuresOwn } from '../../domain/customisation/tenures-own.ts';
import { tagOf } from '../../domain/languages.ts';
import { shortest } from '../../domain/decimal.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Field, Resource } from '../../domain/resource.ts';
import { validateRecord } from '../../domain/validate.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { countLacking } from '../customisation/count-lacking.ts';
import { repeatedLabels } from '../customisation/repeated-labels.ts';
import { allocate } from '../db/ids.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { hasMessage, say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import type { Image } from '../resource/image.ts';
import { nextChangeSet, recordChanges, type Change } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { seenImage } from '../resource/seen-image.ts';
import { deleteImages, insertImages, readImages, updateImages } from '../resource/store.ts';
import { forgetSessions, type Session } from '../session.ts';

type Asked = Partial<Omit<FormField, 'field' | 'label' | 'isRequired' | 'isVisible'>> & { readonly field: string; readonly version?: number | null; readonly label?: string | null; readonly isRequired?: boolean | null; readonly isVisible?: boolean | null };
type Arguments = { readonly entity: string; readonly fields: readonly Asked[]; readonly reason?: string | null };

/** What is kept of a field, and what it becomes. */
type Wanted = { readonly before: Image | undefined; readonly field: Field | undefined; readonly told: FormField };

const decimal = (value: unknown): string | null => (value === null || value === undefined ? null : shortest(String(value)));
const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value).trim() || null);

const asFormField = (image: Image): FormField => {
  const told = image as unknown as FormField;
  return { ...told, minimum: decimal(told.minimum), maximum: decimal(told.maximum) };
};

/** The field with the change; what says the same as Tenure's own does becomes nothing. */
const changed = (now: FormField, asked: Asked, field: Field | undefined): FormField => {
  const given = Object.fromEntries(changeable.filter((key) => Object.hasOwn(asked, key)).map((key) => [key, asked[key]])) as Partial<FormField>;
  const next = { ...now, ...given };
  const section = text(next.section);
  return {
    ...next,
    label: text(next.label) ?? '',
    hint: text(next.hint),
    section: field !== undefined && section === (field.group ?? GENERAL) ? null : section,
    minimum: decimal(next.minimum),
    maximum: decimal(next.maximum),
    preset: next.preset !== null && next.preset === field?.rule.preset ? null : next.preset,
    isRequired: next.isRequired ?? field?.required ?? false,
    isVisible: next.isVisible ?? true,
  };
};

const labelled = (told: FormField, resource: Resource, { language }: Session): FormField =>
  told.kind === null && told.label === '' ? { ...told, label: say(language, `${resource.name}.${told.field}`) } : told;

const problemsOf = (form: Resource, resource: Resource, { told }: Wanted, session: Session): Problem[] => {
  const named = labelled(told, resource, session);
  const values = Object.fromEntries(['entity', 'field', 'kind', 'choices', ...changeable].map((key) => [key, named[key as keyof FormField]]));
  const found = validateRecord(form.fields, values, { entity: form.name, hasMessage, mode: 'add' });
  return (found.length > 0 ? found : checkFormField(named, resource)).map((one) => ({ ...one, field: `${told.field}.${one.field}` }));
};

const isNamedAnew = ({ before, told }: Wanted): boolean => (before === undefined ? told.label !== '' : before['label'] !== told.label || (told.isVisible && before['isVisible'] === false));

const readWanted = async (tx: Transaction, form: Resource, resource: Resource, asked: readonly Asked[], session: Session): Promise<Wanted[]> => {
  const kept = await tx.query<{ id: string }>('select id from form_field where org_code = $1 and entity = $2 and field = any($3::text[])', [tx.orgCode, resource.type, asked.map(({ field }) => field)]);
  const images = new Map([...(await readImages(tx, form, kept.map(({ id }) => id))).values()].map((image) => [String(image['field']), image]));
  return asked.map((one) => {
    const before = images.get(one.field);
    const field = resource.fields.find(({ name, kind }) => name === one.field && kind !== 'id' && kind !== 'custom');
    if (before === undefined && (one.version != null || field === undefined)) throw refuse('NOT_FOUND');
    if (before !== undefined && before.version !== one.version) throw refuse('CONFLICT', { current: seenImage(form, before, session) });
    const own = before?.['kind'] === null ? field : undefined;
    return { before, field: before === undefined ? field : own, told: changed(before === undefined ? tenuresOwn(resource.type, field!) : asFormField(before), one, before === undefined ? field : own) };
  });
};

/** Writes what differs and answers how: added where nothing was kept, deleted where it is as Tenure has it. */
const write = async (tx: Transaction, form: Resource, wanted: readonly Wanted[], by: string): Promise<Change[]> => {
  const isBack = ({ field, told }: Wanted): boolean => field !== undefined && isTenuresOwn(told, field);
  const added = wanted.filter((one) => one.before === undefined && !isBack(one));
  const gone = wanted.filter((one) => one.before !== undefined && isBack(one)).map(({ before }) => before!);
  const updated = wanted.filter((one) => one.before !== undefined && !isBack(one) && !isSameFormField(asFormField(one.before), one.told));
  if (gone.length > 0) await deleteImages(tx, form, gone.map(({ id }) => id));
  const next = updated.length === 0 ? [] : await updateImages(tx, form, updated.map(({ before, told }) => ({ ...before!, ...told })), by);
  const first = added.length === 0 ? 0 : await allocate(tx, form.table, added.length);
  const fresh = added.length === 0 ? [] : await insertImages(tx, form, added.map(({ told }, at) => ({ ...told, custom: {}, id: String(first + at), version: 1 })), by);
  const before = new Map(updated.map((one) => [one.before!.id, one.before!]));
  return [
    ...gone.map((image): Change => ({ entity: form.type, id: image.id, kind: 'DELETE', before: image, after: null })),
    ...next.map((image): Change => ({ entity: form.type, id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image })),
    ...fresh.map((image): Change => ({ entity: form.type, id: image.id, kind: 'ADD', before: null, after: image })),
  ];
};

/** How many records lack what is asked from now on, a sentence a field: they stay as they are until somebody gives them a value. */
const lackingSaid = async (tx: Transaction, resource: Resource, wanted: readonly Wanted[], session: Session): Promise<string> => {
  const asked = wanted.filter(({ before, field, told }) => told.isRequired && !(before === undefined ? field?.required : before['isRequired']));
  const said: string[] = [];
  for (const { told } of asked) {
    const count = await countLacking(tx, resource, told);
    if (count > 0) said.push(say(session.language, 'customizer.lacking', { smart_count: count, number: new Intl.NumberFormat(tagOf(session.language)).format(count), label: labelled(told, resource, session).label }));
  }
  return said.join(' ');
};

/**
 * Saves changes of a form's fields, Tenure's and the organisation's. All or none: problems are told by field and part, a version that is no
 * longer the kept one is a conflict with what is kept now. Sessions see the fields at once. The message counts the records that lack what became required.
 */
export const saveFormFields = async ({ entity, fields, reason }: Arguments, { db, idempotencyKey }: Context, { session, forms }: Grant) => {
  const [form, resource] = [resourceOf('FormField'), resourceOf(entity)];
  const twice = fields.filter(({ field }, at) => fields.findIndex((one) => one.field === field) !== at);
  refuseFields({ session }, twice.map(({ field }) => ({ field, ...finding('rule.twice') })));
  const why = reason?.trim().slice(0, 500) || null;
  const changeSet = await nextChangeSet(db, session.orgCode);
  const made = await answeringConstraints(form, session, () =>
    withOrg(db, session.orgCode, (tx) =>
      once(tx, { session, idempotencyKey: readIdempotencyKey(idempotencyKey) }, 'saveFormFields', { entity, fields, reason: why }, async () => {
        const wanted = await readWanted(tx, form, resource, fields, session);
        refuseFields({ session }, wanted.flatMap((one) => problemsOf(form, resource, one, session)));
        const repeated = await repeatedLabels(tx, session, resource, wanted.map(({ told }) => told));
        refuseFields({ session }, wanted.filter(isNamedAnew).flatMap(({ told: { field } }) => (repeated.has(field) ? [{ ...repeated.get(field)!, field: `${field}.label` }] : [])));
        const changes = await write(tx, form, wanted, session.name);
        if (changes.length === 0) return { changeSet: null, message: say(session.language, 'error.NO_CHANGES') };
        await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: changes.length > 1 ? 'BULK' : 'FORM', form: forms[0] ?? null, reason: why, changes });
        return { changeSet, message: await lackingSaid(tx, resource, wanted, session) };
      }),
    ),
  );
  forgetSessions();
  return { errorCode: '', ...made, validationError: null };
};
