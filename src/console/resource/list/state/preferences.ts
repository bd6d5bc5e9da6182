import type { Measure } from '../../../../domain/lists/aggregate.ts';
import type { ViewDensity } from '../../../../domain/lists/listView.ts';
import type { PageSize } from '../../../shell/pieces/pageSizes.ts';

export type Density = ViewDensity;

/** Pixels of a row; relaxed rows hold two lines. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 28, regular: 34, relaxed: 48 };

/** What one person keeps of one screen. */
export type Preferences = {
  /** Names of the columns shown, in order; undefined until the person chooses. */
  readonly columns?: readonly string[] | undefined;
  /** Pixels by field name, where the person set them. */
  readonly widths?: Readonly<Record<string, number>>;
  readonly density?: Density;
  /** What is measured of columns below the rows. */
  readonly totals?: readonly Measure[];
  /** Name of the last column that stays in sight. */
  readonly frozen?: string | undefined;
  readonly size?: PageSize;
};

/** Where the device keeps them. */
export const preferencesKey = (person: string, screen: string): string => `grid.${person}.${screen}`;
