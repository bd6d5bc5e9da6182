/** What a column holds; decides type and number format of its cells. */
export type ColumnFormat =
  | { readonly kind: 'text' | 'date' | 'dateTime' | 'time' | 'percent' | 'integer' }
  | { readonly kind: 'decimal'; readonly decimals: number };

export type Column = {
  readonly heading: string;
  readonly format: ColumnFormat;
  /** In characters; by the heading where it is not given. */
  readonly width?: number;
  /** A range on another sheet whose values alone are allowed, for example `Lists!$A$2:$A$5`. */
  readonly list?: string;
  /** Marked in the heading row, for templates. */
  readonly required?: boolean;
  /** Shown by the spreadsheet program when a cell of the column is chosen. */
  readonly prompt?: string;
};

/** Dates are 'YYYY-MM-DD', moments 'YYYY-MM-DDTHH:MM[:SS]' (already in the reader's zone), times 'HH:MM[:SS]', decimals text or number. */
export type Value = string | number | boolean | null;

export type Sheet = {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: AsyncIterable<readonly Value[]> | Iterable<readonly Value[]>;
  readonly hidden?: boolean;
};

/** How dates are shown, as in the organisation's settings: 'YYYY/MM/DD'. */
export type WriteOptions = { readonly dateFormat: string };
