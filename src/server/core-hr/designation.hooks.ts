import { renameLinks } from '../people/accreditation-label.ts';
import type { Hooks } from '../resource/hooks.ts';

/** The accreditations that are called after a designation follow its name. */
export const hooks: Hooks = {
  apart: true,
  follows: ['title'],
  together: (tx, caller, written) => renameLinks(tx, written, { column: 'designation_id', title: 'title', by: caller.session.name }),
};
