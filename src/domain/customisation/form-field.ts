import type { FieldKind, Preset } from '../resource.ts';

/** Kinds that an organisation may add, and the kind of field that each becomes. */
export const addedKinds = {
  TEXT: 'text',
  LONG_TEXT: 'longText',
  INTEGER: 'integer',
  DECIMAL: 'decimal',
  MONEY: 'money',
  PERCENT: 'percent',
  DATE: 'date',
  YES_NO: 'yesNo',
  CHOICE: 'choice',
  CHOICES: 'choices',
  EMAIL: 'email',
  PHONE: 'phone',
} as const satisfies Readonly<Record<string, FieldKind>>;

export type AddedKind = keyof typeof addedKinds;

/** A field of a form as an organisation wants it (document 1 §3 'Form field configuration'): its own where `kind` is set, else one of Tenure's with other words, place or rules. */
export type FormField = {
  /** Type name: `Employee`. */
  readonly entity: string;
  /** The name of the field on the entity; of an own field the key in the record's `custom`. */
  readonly field: string;
  /** Empty where one of Tenure's own keeps its word. */
  readonly label: string;
  readonly kind: AddedKind | null;
  /** One a line. */
  readonly choices: string | null;
  readonly isRequired: boolean;
  readonly isVisible: boolean;
  /** Exact decimal texts: characters of a text, or limits of a number. */
  readonly minimum: string | null;
  readonly maximum: string | null;
  readonly preset: Preset | null;
  readonly section: string | null;
  readonly position: number | null;
  readonly hint: string | null;
};

/** The choices of a field of a list, in their order, each once. */
export const choicesOf = ({ choices }: Pick<FormField, 'choices'>): string[] => [...new Set((choices ?? '').split('\n').map((line) => line.trim()).filter((line) => line !== ''))];
