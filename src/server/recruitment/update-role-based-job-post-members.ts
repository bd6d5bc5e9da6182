import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';
import { changeAll } from './acts/candidate-act.ts';

const ROLES = { panelMembers: 'PANEL_MEMBER', recruiters: 'RECRUITER', hiringManager: 'HIRING_MANAGER', onboardSpecialist: 'ONBOARDING_SPECIALIST' } as const;
type Role = keyof typeof ROLES;
type Arguments = { readonly jobPostId: number } & Readonly<Partial<Record<Role, readonly number[] | null>>>;
type Told = { readonly employeeId: string; readonly role: string };
type Member = Told & { readonly id: string };

/** Document 1 §7: who works on a post in which role. Roles that are not named stay as they are; who keeps a role keeps the line. */
export const updateRoleBasedJobPostMembers = async (args: Arguments, context: Context, grant: Grant) => {
  const { db } = context;
  const { session } = grant;
  const resource = resourceOf('JobPost');
  const changeSet = await nextChangeSet(db, session.orgCode);
  const caller: Caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null, idempotencyKey: readIdempotencyKey(context.idempotencyKey) };
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'updateRoleBasedJobPostMembers', args, async () => {
    const id = String(args.jobPostId);
    const post = (await readImages(tx, resource, [id])).get(id);
    if (!post) throw refuse('NOT_FOUND');
    const had = ((post['members'] ?? []) as readonly Member[]).map(({ id: row, employeeId, role }) => ({ id: row, employeeId: String(employeeId), role }));
    const named = (Object.keys(ROLES) as Role[]).filter((role) => args[role] != null);
    const wanted = named.flatMap((role) => [...new Set(args[role])].map((employeeId) => ({ employeeId: String(employeeId), role: ROLES[role] as string })));
    const isAmong = (one: Told, others: readonly Told[]): boolean => others.some(({ employeeId, role }) => employeeId === one.employeeId && role === one.role);
    const kept = had.filter((member) => !named.some((one) => ROLES[one] === member.role) || isAmong(member, wanted));
    const added = wanted.filter((one) => !isAmong(one, kept));
    const isChanged = kept.length < had.length || added.length > 0;
    const changes = await changeAll(tx, 'JobPost', [{ id, version: null, input: isChanged ? { members: [...kept, ...added] } : {} }], caller);
    if (changes.length > 0) await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: caller.form, changes });
    return { changeSet: changes.length > 0 ? changeSet : null };
  })));
  return { errorCode: '', message: '', validationError: null, ...done };
};
