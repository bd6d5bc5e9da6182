import type { FunctionComponent } from 'react';
import type { Field } from '../../domain/resource.ts';

export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** How the person and the organisation read values. */
export type CellFormats = {
  readonly language: string;
  /** BCP 47 for Intl: `es` for `sp`. */
  readonly locale: string;
  readonly dateFormat: string;
  readonly timeZone: string;
  /** The organisation's currency, ISO 4217. */
  readonly currency: string;
  readonly translate: Translate;
};

export type CellProps = { readonly value: unknown; readonly text: string; readonly field: Field; readonly record?: Readonly<Record<string, unknown>> | undefined };

/** How one kind of field is read in a grid, a panel, a tooltip or an announcement. */
export type CellKind = {
  /** One line of plain text; '' when there is nothing. */
  readonly text: (value: unknown, field: Field, record: Readonly<Record<string, unknown>>, formats: CellFormats) => string;
  /** Right-aligned, like its header. */
  readonly isNumber?: boolean;
  /** Pixels that a usual value of this kind takes, without padding. */
  readonly width: number;
  /** Where text is not enough: a mark, a swatch, a picture. Given only values that are not empty. */
  readonly Show?: FunctionComponent<CellProps>;
};
