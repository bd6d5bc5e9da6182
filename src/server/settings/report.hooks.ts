import { finding, type Problem } from '../../domain/problem.ts';
import { readDefinition } from '../../domain/reports/definition.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import type { Hooks, Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { refuseFields } from '../resource/refuse-fields.ts';

type Line = Readonly<Record<string, unknown>>;

const linesOf = (told: Values, key: string): readonly Line[] => (told[key] as readonly Line[] | null | undefined) ?? [];

/** A schedule says when, and to whom. */
const scheduleProblems = (told: Values): Problem[] => {
  const needs: readonly (readonly [string, boolean])[] = [
    ['weekday', told['schedule'] === 'WEEKLY' && told['weekday'] == null],
    ['dayOfMonth', told['schedule'] === 'MONTHLY' && told['dayOfMonth'] == null],
    ['sendAt', told['schedule'] !== 'NONE' && told['sendAt'] == null],
    ['recipients', told['schedule'] !== 'NONE' && linesOf(told, 'recipients').length === 0],
  ];
  return needs.flatMap(([field, isMissing]) => (isMissing ? [{ field, ...finding(`reports.needs.${field}`) }] : []));
};

const twice = (told: Values, key: string, part: string): Problem[] => {
  const ids = linesOf(told, key).map((line) => String(line[part]));
  return ids.flatMap((id, at) => (ids.indexOf(id) < at ? [{ field: `${key}.${at}.${part}`, ...finding('reports.twice') }] : []));
};

/** Whoever may open a report may copy it; its owner changes it, and administrators. */
const isKeeper = ({ session }: Caller, { ownerId }: Image): boolean => String(ownerId) === session.userId || session.isAdmin;

/** Whether one of the caller's roles may open it. */
const isSharedWithOwn = async (tx: Transaction, { session }: Caller, told: Values): Promise<boolean> => {
  const roles = linesOf(told, 'sharedWith').map(({ roleId }) => String(roleId));
  return (await tx.query('select from user_role where org_code = $1 and user_account_id = $2::bigint and role_id = any($3::bigint[])', [tx.orgCode, session.userId, roles])).length > 0;
};

/** Who builds a report owns it. What it asks is a definition; whether its fields exist is seen when it is read. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    if (before !== null && !isKeeper(caller, before)) throw refuse('_DB0102');
    if (before === null) values['ownerId'] ??= caller.session.userId;
    const told = { ...before, ...values };
    const read = readDefinition(told['definition'] ?? {});
    if ('wrong' in read) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'definition', message: say(caller.session.language, 'reports.wrong', { part: read.wrong }) }] });
    const isHandedOver = String(told['ownerId']) !== String(before?.ownerId ?? caller.session.userId) && String(told['ownerId']) !== caller.session.userId;
    if (isHandedOver && !(await isSharedWithOwn(tx, caller, told))) refuseFields(caller, [{ field: 'ownerId', ...finding('reports.handOver') }]);
    refuseFields(caller, [...scheduleProblems(told), ...twice(told, 'sharedWith', 'roleId'), ...twice(told, 'recipients', 'accountId')]);
  },
  beforeDelete: async (_tx, caller, images) => {
    if (images.some((image) => !isKeeper(caller, image))) throw refuse('_DB0103');
  },
};
