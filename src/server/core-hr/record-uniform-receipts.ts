import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import type { Change } from '../resource/journal.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { actingCaller, chosenIds } from '../uniforms/acting.ts';
import { hasAccountSql } from '../uniforms/has-account-sql.ts';
import { namesOf } from '../uniforms/names-of.ts';

/** Issues to people without an account, who signed for them; what was acknowledged before stays as it is. Whoever has an account says so alone. */
export const recordUniformReceipts = (args: { readonly issueIds: readonly string[] }, context: Context, grant: Grant) =>
  inChangeSet('recordUniformReceipts', args, context, grant, null, async (tx) => {
    const { session } = grant;
    const caller = actingCaller(context, grant, 'UNIFORM_MONITORING');
    const resource = resourceOf('UniformIssue');
    const ids = chosenIds(caller, 'issueIds', args.issueIds);
    const before = await readImages(tx, resource, ids);
    const people = [...new Set([...before.values()].map((image) => String(image['employeeId'])))];
    const names = await namesOf(tx, grant, people);
    if (before.size < ids.length || names.size < people.length) throw refuse('NOT_FOUND');
    refuseFields(caller, people.some((id) => id === session.employeeId) ? [{ field: 'issueIds', ...finding('uniforms.ownIssue') }] : []);
    const [able] = await tx.query<{ id: string }>(`select e.id::text as id from employee e where e.org_code = $1 and e.id = any($2::bigint[]) and ${hasAccountSql('e')} order by e.id limit 1`, [tx.orgCode, people]);
    refuseFields(caller, able === undefined ? [] : [{ field: 'issueIds', ...finding('uniforms.hasAccount', { name: names.get(able.id) ?? '' }) }]);
    const waiting = [...before.values()].filter((image) => image['acknowledgedAt'] == null);
    const acknowledgedAt = new Date().toISOString();
    const after = await updateImages(tx, resource, waiting.map((image) => ({ ...image, acknowledgedAt, acknowledgedBy: session.name.slice(0, 200) })), session.name);
    return { changes: after.map((image): Change => ({ entity: 'UniformIssue', id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image })), answer: { added: after.length } };
  });
