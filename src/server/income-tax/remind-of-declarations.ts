import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { notify } from '../notifications/notify.ts';
import { declarationPath } from './declaration-path.ts';
import { missingDeclarations } from './declaration-standings.ts';
import type { DeclarationKind } from './declaration-release.ts';

/** Tells those who have not submitted until when they may; everybody where nobody is named. Who may not any more, or has no account, is passed over. */
export const remindOfDeclarations = (kind: DeclarationKind, employeeIds: readonly number[] | null, { db }: Pick<Context, 'db'>, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const named = employeeIds === null ? null : new Set(employeeIds);
    const missing = (await missingDeclarations(tx, kind, grant)).filter(({ employeeId }) => named?.has(employeeId) ?? true);
    for (const [until, people] of Map.groupBy(missing, ({ lockStatus }) => lockStatus.lockDate ?? ''))
      await notify(tx, { to: people.map(({ accountId }) => accountId!), kind: `declarationReminder${kind}`, days: { day: until }, path: declarationPath(kind) });
    return { errorCode: '', message: '', reminded: missing.length };
  });
