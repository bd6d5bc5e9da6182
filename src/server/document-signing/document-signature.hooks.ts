import { refuse } from '../refuse.ts';
import type { Hooks } from '../resource/hooks.ts';

/** A signature is given and declined by its signatory alone, and stands: undoing brings none back to what it was. */
export const hooks: Hooks = {
  beforeSave: async (_tx, _caller, values, before) => {
    if (before !== null && values['state'] !== before['state']) throw refuse('DOCUMENT_STANDS');
  },
};
