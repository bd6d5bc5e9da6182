import type { Hooks } from '../resource/hooks.ts';
import { lastPlace } from './flow/last-place.ts';

export const hooks: Hooks = {
  beforeSave: (tx, _caller, values, before) => lastPlace(tx, 'hiring_stage', values, before),
};
