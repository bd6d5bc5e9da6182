import { checkFormField } from '../../../domain/customisation/check-form-field.ts';
import { arranged, fieldName, placedInOrder } from '../../../domain/customisation/arrange.ts';
import { customised } from '../../../domain/customisation/customise.ts';
import { changeable, isSameFormField, isTenuresOwn, tenuresOwn } from '../../../domain/customisation/tenures-own.ts';
import { sectionsOf } from '../../resource/form/sections.ts';
import type { FormField } from '../../../domain/customisation/form-field.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { Field, Resource } from '../../../domain/resource.ts';

/** What the organisation keeps of a field. */
export type Kept = FormField & { readonly id: string; readonly version: number };

/** A field of the form: as it was made (Tenure's own, or the added one), and as it is wanted. */
export type Line = {
  readonly name: string;
  readonly told: FormField;
  /** As the form shows it. */
  readonly field: Field;
  /** Undefined where the organisation added it. */
  readonly original: Field | undefined;
  readonly isChanged: boolean;
  readonly differs: boolean;
};
export type LineSection = { readonly key: string; readonly label: string; readonly lines: readonly Line[] };
export type Edits = ReadonlyMap<string, Partial<FormField>>;

const decimal = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));

/** What the list answers, without what belongs to its record alone. */
export const keptOf = (row: Kept): Kept => ({ ...row, minimum: decimal(row.minimum), maximum: decimal(row.maximum) });

const formFieldOf = (kept: Kept): FormField => {
  const { id: _id, version: _version, ...told } = kept;
  return told;
};

/** Every field of the form as it is kept. */
export const storedFields = (base: Resource, kept: readonly Kept[]): FormField[] => {
  const known = new Map(kept.map((one) => [one.field, formFieldOf(one)]));
  const own = arranged(base).map((field) => known.get(field.name) ?? tenuresOwn(base.type, field));
  return [...own, ...kept.filter(({ kind }) => kind !== null).map(formFieldOf)];
};

/** As they are wanted; places follow the order once there is one. */
export const wantedFields = (base: Resource, stored: readonly FormField[], edits: Edits, order: readonly string[] | undefined): FormField[] => {
  const wanted = stored.map((one) => ({ ...one, ...edits.get(one.field) }));
  return order === undefined ? wanted : placedInOrder(base, wanted, order);
};

export const customisedBy = (base: Resource, told: readonly FormField[]): Resource => customised(base, new Map([[base.type, told]]));

export const sectionsOfLines = (base: Resource, stored: readonly FormField[], wanted: readonly FormField[]): readonly LineSection[] => {
  const before = new Map(stored.map((one) => [one.field, one]));
  const told = new Map(wanted.map((one) => [one.field, one]));
  const originals = new Map(base.fields.map((field) => [field.name, field]));
  const resource = customisedBy(base, wanted);
  const lineOf = (field: Field): Line => {
    const name = fieldName(field);
    const original = field.custom === undefined ? originals.get(name) : undefined;
    const one = told.get(name)!;
    return { name, told: one, field, original, isChanged: !isSameFormField(before.get(name)!, one), differs: original !== undefined && !isTenuresOwn({ ...one, position: null }, original) };
  };
  return sectionsOf(resource, arranged(resource)).map(({ key, label, fields }) => ({ key, label, lines: fields.map(lineOf) }));
};

/** What is sent of each field that changed. */
export const editsOf = (stored: readonly FormField[], wanted: readonly FormField[], kept: readonly Kept[]) => {
  const before = new Map(stored.map((one) => [one.field, one]));
  const versions = new Map(kept.map(({ field, version }) => [field, version]));
  return wanted.flatMap((one) => {
    const was = before.get(one.field)!;
    const keys = changeable.filter((key) => one[key] !== was[key]);
    return keys.length === 0 ? [] : [{ field: one.field, version: versions.get(one.field) ?? null, ...Object.fromEntries(keys.map((key) => [key, one[key]])) }];
  });
};

/** What is wrong with a field, by part. `label`: what people call it. */
export const problemsOf = (base: Resource, told: FormField, label: string): ReadonlyMap<string, Problem> =>
  new Map(checkFormField({ ...told, label: told.label === '' ? label : told.label }, base).map((problem) => [problem.field, problem]));
