import { keepAdministrator } from '../access/keep-administrator.ts';
import { refuseWiderRights } from '../access/no-wider-than-own.ts';
import type { RoleRightRow } from '../access/merge-rights.ts';
import { forgetSessions } from '../session.ts';
import type { Hooks } from '../resource/hooks.ts';

const lines = (rights: unknown): readonly RoleRightRow[] => (rights ?? []) as readonly RoleRightRow[];

/** Nobody makes a role wider than what they have themselves, nor touches one that is. */
export const hooks: Hooks = {
  beforeSave: async (_tx, { session }, values, before) => {
    refuseWiderRights(session, lines(values['rights']));
    refuseWiderRights(session, lines(before?.['rights']));
  },
  afterSave: async (tx, _caller, { name }, before) => {
    forgetSessions();
    if (before !== null) await keepAdministrator(tx, String(name), lines(before['rights']));
  },
  beforeDelete: async (_tx, { session }, images) => {
    for (const { rights } of images) refuseWiderRights(session, lines(rights));
  },
};
