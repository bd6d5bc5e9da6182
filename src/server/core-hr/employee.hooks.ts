import { deleteFace } from '../faces/templates.ts';
import type { Hooks } from '../resource/hooks.ts';

/** The face of somebody who has left is not kept. */
export const hooks: Hooks = {
  afterSave: async (tx, _caller, after) => {
    if (after['status'] === 'INACTIVE') await deleteFace(tx, after.id);
  },
  beforeDelete: async (tx, _caller, images) => {
    for (const { id } of images) {
      await deleteFace(tx, id);
      await tx.query('delete from consent where org_code = $1 and employee_id = $2::bigint', [tx.orgCode, id]);
    }
  },
};
