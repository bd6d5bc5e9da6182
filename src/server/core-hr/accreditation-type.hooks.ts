import { renameLinks } from '../people/accreditation-label.ts';
import type { Hooks } from '../resource/hooks.ts';

/** The accreditations of designations that are called after a kind of accreditation follow its name. */
export const hooks: Hooks = {
  apart: true,
  follows: ['name'],
  together: (tx, caller, written) => renameLinks(tx, written, { column: 'accreditation_id', title: 'name', by: caller.session.name }),
};
