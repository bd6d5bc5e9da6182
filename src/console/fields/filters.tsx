import type { ComponentType } from 'react';
import { apart } from '../shell/pieces/apart.tsx';
import type { Shape } from './filter/operators.ts';
import type { FilterProps } from './filter/types.ts';

/** Editors of conditions, fetched when a filter is opened: lists stay without inputs. */
export const filters: Readonly<Record<Exclude<Shape, 'none'> | 'days', ComponentType<FilterProps>>> = {
  value: apart(async () => (await import('./filter/ValueFilter.tsx')).ValueFilter),
  days: apart(async () => (await import('./filter/DaysFilter.tsx')).DaysFilter),
  options: apart(async () => (await import('./filter/OptionsFilter.tsx')).OptionsFilter),
  yesNo: apart(async () => (await import('./filter/YesNoFilter.tsx')).YesNoFilter),
  reference: apart(async () => (await import('./filter/ReferenceFilter.tsx')).ReferenceFilter),
};
