import type { Field } from '../../../domain/resource.ts';

/** What every input is given. It is controlled: it keeps no value of its own beyond text that is still being typed. */
export type InputProps = {
  readonly field: Field;
  /** Message stem of the entity or child row that the field belongs to. */
  readonly entity: string;
  /** DOM id of the control that the label names and errors focus. */
  readonly id: string;
  readonly labelId: string;
  readonly describedBy?: string | undefined;
  readonly invalid: boolean;
  /** As the API writes it; null when empty. What cannot be read as a value stays the text that was typed, so that validation can say so. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** Names the control where no label element stands beside it (cells of child rows). */
  readonly label?: string | undefined;
  /** The value as it is saved; undefined on a new record. */
  readonly stored?: unknown;
  /** The other values of the record: currency, title of a reference, parts of a rule. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Another field has settled it: it is shown, and cannot be changed. Of switches. */
  readonly isLocked?: boolean;
  /** A save was tried: everything that is wrong is said, also where nobody has been yet. */
  readonly hasTried?: boolean;
  /** Messages of parts of the value (cells of child rows, lines of an address) by path below the field: `0.title`, `city`. */
  readonly problems?: ReadonlyMap<string, string> | undefined;
};

/** Attributes that tie a control to its label, help and error. */
export const aria = ({ id, label, field, invalid, describedBy }: Pick<InputProps, 'id' | 'label' | 'field' | 'invalid' | 'describedBy'>) =>
  ({
    id,
    'aria-label': label,
    'aria-invalid': invalid || undefined,
    'aria-required': field.required || undefined,
    'aria-describedby': describedBy,
  }) as const;
