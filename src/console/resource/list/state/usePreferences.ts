import { useCallback } from 'react';
import { useStore } from 'ra-core';
import type { Measure } from '../../../../domain/lists/aggregate.ts';
import type { ViewDensity } from '../../../../domain/lists/listView.ts';
import { useSession } from '../../../providers/authSession.ts';
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

const none: Preferences = {};

/** Where the device keeps them. */
export const preferencesKey = (person: string, screen: string): string => `grid.${person}.${screen}`;

/** Remembered per person and screen on this device. */
export const usePreferences = (screen: string): readonly [Preferences, (patch: Partial<Preferences>) => void] => {
  const person = useSession()?.user.userId ?? 'nobody';
  const [preferences, setPreferences] = useStore<Preferences>(preferencesKey(person, screen), none);
  const change = useCallback((patch: Partial<Preferences>) => setPreferences({ ...preferences, ...patch }), [preferences, setPreferences]);
  return [preferences, change];
};
