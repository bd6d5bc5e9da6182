import { tellMembers } from '../tell-members.ts';
import type { Hooks } from '../../resource/hooks.ts';

/** Whose computer it is hears when its token is revoked, or holds again. */
export const deviceSteps: Hooks = {
  afterSave: async (tx, { session }, after, before) => {
    if (before === null || before['status'] === after['status']) return;
    await tellMembers(tx, [String(after['employeeId'])], session.userId, { kind: after['status'] === 'REVOKED' ? 'computerRevoked' : 'computerConnected', words: { by: session.name, name: String(after['name']) } });
  },
};
