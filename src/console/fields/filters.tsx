import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { Shape } from './filter/operators.ts';
import type { FilterProps } from './filter/types.ts';

/** Editors of conditions, fetched when a filter is opened: lists stay without inputs. */
export const filters: Readonly<Record<Exclude<Shape, 'none'> | 'days', ComponentType<FilterProps>>> = {
  value: lazy(async () => ({ default: (await import('./filter/ValueFilter.tsx')).ValueFilter })),
  days: lazy(async () => ({ default: (await import('./filter/DaysFilter.tsx')).DaysFilter })),
  options: lazy(async () => ({ default: (await import('./filter/OptionsFilter.tsx')).OptionsFilter })),
  yesNo: lazy(async () => ({ default: (await import('./filter/YesNoFilter.tsx')).YesNoFilter })),
  reference: lazy(async () => ({ default: (await import('./filter/ReferenceFilter.tsx')).ReferenceFilter })),
};
