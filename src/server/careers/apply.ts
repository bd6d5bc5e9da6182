/** An application of a stranger: a new candidate by the rules of every candidate, or another application of one who is known. */
import { addMonths } from '../../domain/dates.ts';
import { greetedAs } from '../../domain/greetedAs.ts';
import { checkPhone } from '../../domain/phone.ts';
import { validateRecord } from '../../domain/validate.ts';
import { nextId } from '../db/ids.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import type { Context } from '../http/route.ts';
import { isMailAddress } from '../mail/address.ts';
import { sendMail } from '../mail/send-mail.ts';
import { hasMessage } from '../messages.ts';
import { takenValues } from '../resource/check-database.ts';
import type { Caller } from '../resource/caller.ts';
import { hooksOf, type Values } from '../resource/hooks.ts';
import type { Change } from '../resource/journal.ts';
import { nextChangeSet, recordChanges } from '../resource/journal.ts';
import { organisationFormats } from '../resource/organisation-formats.ts';
import { resourceOf } from '../resource/registry.ts';
import { insertImages } from '../resource/store.ts';
import { refuseProblems, take } from '../resource/take.ts';
import type { Answers } from './application-fields.ts';
import { applyAgain } from './apply-again.ts';
import type { Again } from './apply-again.ts';
import { FIRST_OF_ADDRESS } from './first-of-address.ts';
import { mayEnter } from './portal/may-enter.ts';
import { longDay } from './post-words.ts';
import type { WholePost } from './posts.ts';
import { MADE_BY, systemCaller } from './system-caller.ts';
import { recruitersOf } from './recruiters-of.ts';
import { tellRecruiters } from './tell-recruiters.ts';
import type { Visit } from './visit.ts';

export type Application = { readonly answers: Answers; readonly resume: string; readonly post: WholePost; /** The form's own name for this sending. */ readonly key: string };

const REASON = 'Applied on the career page.';

/** Two sendings of one address wait for each other, so that the second sees what the first made. */
const alone = (tx: Transaction, email: string): Promise<unknown> => tx.query(`select pg_advisory_xact_lock(hashtextextended('application ' || $1 || ' ' || $2, 0))`, [tx.orgCode, email]);

/** What is written beside the answers. */
const given = async (tx: Transaction, visit: Visit, { answers, resume, post }: Application): Promise<Record<string, unknown>> => {
  const [source] = await tx.query<{ id: string }>(`select id::text as id from candidate_source where org_code = $1 and kind = 'CAREER_PAGE' and status = 'ACTIVE' order by id limit 1`, [tx.orgCode]);
  const [recruiter] = await tx.query<{ id: string }>(`select employee_id::text as id from job_post_member where org_code = $1 and job_post_id = $2 and role = 'RECRUITER' order by "position" limit 1`, [tx.orgCode, post.id]);
  return {
    ...answers,
    resume,
    jobPostId: post.id,
    sourceId: source?.id ?? null,
    recruiterId: recruiter?.id ?? null,
    portalAccess: visit.settings.portalAccessForNew,
    preferredLanguage: visit.language.toUpperCase(),
    consentOn: visit.today,
    retainUntil: addMonths(visit.today, visit.settings.retentionMonths),
  };
};

/** The values of a new candidate. Refuses answers that break a rule, of somebody who is known as well: their words go into a mail, and whose address is known is told to nobody. */
const checked = async (tx: Transaction, caller: Caller, input: Record<string, unknown>): Promise<Values> => {
  const resource = resourceOf('Candidate');
  const { values } = await take(tx, resource, resource, input, null, caller);
  const { custom: _custom, ...plain } = values;
  refuseProblems(caller, validateRecord(resource.fields, plain, { entity: resource.name, hasMessage, phone: checkPhone, ...(await organisationFormats(tx)), mode: 'add' }));
  return values;
};

/** Whether the portal lets the candidate in, else the mail speaks of none; and until when the data are kept. */
const standingOf = async (tx: Transaction, { settings }: Visit, id: string): Promise<{ readonly isOpen: boolean; readonly until: string | null }> =>
  (await tx.query<{ isOpen: boolean; until: string | null }>(`select (${mayEnter(settings)}) as "isOpen", c.retain_until::text as until from candidate c where c.org_code = $1 and c.id = $2`, [tx.orgCode, id]))[0]!;

const addCandidate = async (tx: Transaction, caller: Caller, id: string, values: Values): Promise<readonly Change[]> => {
  const resource = resourceOf('Candidate');
  const hooks = await hooksOf(resource);
  refuseProblems(caller, await takenValues(tx, resource, values, null));
  await hooks.beforeSave?.(tx, caller, values, null);
  const [after] = await insertImages(tx, resource, [{ ...values, id, version: 1 }], MADE_BY);
  await bindFiles(tx, resource, id, values, caller.session);
  await hooks.afterSave?.(tx, caller, after!, null);
  return [{ entity: resource.type, id, kind: 'ADD', before: null, after: after! }, ...((await hooks.together?.(tx, caller, [{ after: after!, before: null }])) ?? [])];
};

/**
 * Writes the application, the mail that says so and what recruiters are told, or nothing where this sending was written before. Whether the address was known is told to
 * nobody but the address. Refuses answers that break a rule, each beside its field.
 */
export const apply = async ({ db }: Pick<Context, 'db'>, visit: Visit, application: Application): Promise<void> => {
  const { orgCode, language } = visit;
  const email = String(application.answers['email']).toLowerCase();
  const caller: Caller = { ...systemCaller(db, orgCode, language, REASON), source: 'CAREER_PAGE' };
  const [id, changeSet] = await Promise.all([nextId(db, orgCode, resourceOf('Candidate').table), nextChangeSet(db, orgCode)]);
  await withOrg(db, orgCode, async (tx) => {
    await alone(tx, email);
    const [first] = await tx.query(`insert into career_application (org_code, key) values ($1, $2) on conflict do nothing returning key`, [orgCode, application.key]);
    if (!first) return;
    const [known] = await tx.query<{ id: string }>(`select id::text as id from candidate where org_code = $1 and email = $2 order by ${FIRST_OF_ADDRESS} limit 1 for update`, [orgCode, email]);
    const input = await given(tx, visit, application);
    const values = await checked(tx, caller, input);
    const { changes, mail }: Again = known ? await applyAgain(tx, visit, known.id, input, application) : { changes: await addCandidate(tx, caller, id, values), mail: 'applicationReceived' };
    if (changes.length > 0) await tellRecruiters(tx, { kind: 'applicationArrived', candidateId: known?.id ?? id, jobPostId: application.post.id });
    if (changes.length > 0) await recordChanges(tx, changeSet, { userId: null, by: MADE_BY, source: 'RULE', form: caller.form, reason: REASON, changes });
    const candidateId = known?.id ?? id;
    const { isOpen, until } = await standingOf(tx, visit, candidateId);
    const args = { organisation: visit.organisation, name: greetedAs(language, { firstName: String(application.answers['firstName']), lastName: String(application.answers['lastName']) }), jobPost: application.post.title, until: until === null ? '' : longDay(visit, until), link: `/v3/candidate-portal?org=${orgCode}&lang=${visit.tag}` };
    // Whoever has no portal answers by mail, to somebody who reads it.
    const reader = isOpen ? undefined : (await recruitersOf(tx, candidateId, application.post.id, 'JOB_CANDIDATES'))[0];
    await sendMail(tx, { to: email, template: isOpen ? mail : `${mail}ByMail`, language, args, candidateId, replyTo: reader && isMailAddress(reader.email) ? reader.email : null });
  });
};
