import { openingsLeft } from '../../domain/planning/requisition.ts';
import { finding } from '../../domain/problem.ts';
import { reachOf, type Grant } from '../access/authorise.ts';
import { fieldReach } from '../access/fields.ts';
import type { Context } from '../context.ts';
import { allocate } from '../db/ids.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { readPlanning } from '../planning/settings.ts';
import { refuse } from '../refuse.ts';
import { addWithin } from '../resource/add-record.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import type { Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages } from '../resource/store.ts';
import { beyondReach } from '../resource/within-reach.ts';
import type { Session } from '../session.ts';
import { postsOf } from './planning/requisition-posts.ts';

type Arguments = { readonly requisitionId: string };

/** The requisition, held, as far as the person may view it. */
const reached = async (tx: Transaction, { db, session }: Caller, id: string): Promise<Image> => {
  const resource = resourceOf('JobRequisition');
  const reach = reachOf(session, 'JOB_REQUISITION', 'VIEW');
  const found = reach !== null && /^\d{1,18}$/.test(id) ? (await readImages(tx, resource, [id])).get(id) : undefined;
  if (!found || (await beyondReach(tx, resource, [id], { db, session, reach: { ...reach!, forms: ['JOB_REQUISITION'] }, form: 'JOB_REQUISITION', reason: null })).size > 0) throw refuse('NOT_FOUND');
  return found;
};

const rows = (value: unknown): readonly Values[] => (value ?? []) as readonly Values[];

/** What the job post begins with; pay as far as the person may write it. Where the designation words the title, the requisition's own does not count. */
const inputOf = async (tx: Transaction, session: Session, asked: Image, vacancies: number): Promise<Values> => {
  const post = resourceOf('JobPost');
  const mayWrite = (key: string): boolean => fieldReach(session, post.fields.find((field) => field.key === key)!, 'UPDATE') !== null;
  const [setting] = await tx.query<{ editable: boolean }>('select job_title_editable as editable from recruitment_general_setting where org_code = $1', [tx.orgCode]);
  const pay = asked['payFrom'] != null || asked['payTo'] != null;
  return {
    requisitionId: asked.id,
    ...(setting?.editable === true ? { title: asked['title'] } : {}),
    ...Object.fromEntries(['designationId', 'departmentId', 'jobType'].map((key) => [key, asked[key]])),
    vacancies,
    locations: [{ locationId: asked['locationId'] }],
    description: asked['reason'],
    ...(pay && mayWrite('salaryFrom') ? { salaryFrom: asked['payFrom'] ?? null, salaryTo: asked['payTo'] ?? null, currency: asked['currency'] ?? (await readPlanning(tx)).currency } : {}),
    members: [
      ...(session.employeeId === null ? [] : [{ employeeId: session.employeeId, role: 'RECRUITER' }]),
      { employeeId: asked['hiringManagerId'], role: 'HIRING_MANAGER' },
      ...[...new Set(rows(asked['interviewers']).map(({ employeeId }) => String(employeeId)))].map((employeeId) => ({ employeeId, role: 'PANEL_MEMBER' })),
    ],
  };
};

/** A draft of a job post from an approved requisition, for the openings that no other post of it has. Both name each other. */
export const postRequisition = async ({ requisitionId }: Arguments, { db, idempotencyKey }: Context, grant: Grant) => {
  const { session } = grant;
  const resource = resourceOf('JobPost');
  const caller: Caller = { db, session, reach: grant, form: 'JOB_POSTS', reason: null, idempotencyKey: readIdempotencyKey(idempotencyKey), carries: true };
  const changeSet = await nextChangeSet(db, session.orgCode);
  const done = await answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'postRequisition', { requisitionId }, async () => {
    const asked = await reached(tx, caller, requisitionId);
    if (asked['status'] !== 'APPROVED') refuseFields(caller, [{ field: 'status', ...finding('jobRequisition.notApproved') }]);
    const left = openingsLeft(Number(asked['openings']), await postsOf(tx, requisitionId));
    if (left < 1) refuseFields(caller, [{ field: 'openings', ...finding('jobRequisition.allPosted') }]);
    const id = String(await allocate(tx, resource.table, 1));
    const changes = await addWithin(tx, resource, id, await inputOf(tx, session, asked, left), caller);
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: caller.form, reason: null, changes });
    return { changeSet, jobPostId: id };
  })));
  return { errorCode: '', message: '', validationError: null, ...done };
};
