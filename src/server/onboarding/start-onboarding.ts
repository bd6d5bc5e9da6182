import { finding, type Problem } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import { copyFile } from '../files/copy-file.ts';
import { refuse } from '../refuse.ts';
import { inChangeSet } from '../resource/in-change-set.ts';
import type { Image } from '../resource/image.ts';
import { addNew } from '../resource/new-records.ts';
import { refuseFields, refuseNone } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';
import { readImages } from '../resource/store.ts';
import type { Session } from '../session.ts';
import { agreedWith, type Agreed } from './individuals/agreed-with.ts';
import { hiredWithin } from './individuals/hired-within.ts';
import { mailLink, newLink, refuseWithoutMail } from './individuals/invitation.ts';
import { knownOf } from './individuals/known-of-candidate.ts';
import { told } from './individuals/reached.ts';

type Arguments = { readonly candidateId: readonly number[]; readonly joiningDate?: string | null; readonly invite?: boolean | null };
type Hired = { readonly candidate: Image; readonly agreed: Agreed };

/** One request takes at most so many candidates. */
const MOST = 200;

/** The candidates, locked where they shall be onboarded. Whom the caller does not work on is not found. */
const hiredAmong = async (tx: Transaction, ids: readonly string[], grant: Grant, lock: boolean): Promise<readonly Hired[]> => {
  const to = bindings(tx.orgCode);
  const within = await tx.query<{ id: string }>(`select c.id::text as id from candidate c where c.org_code = $1 and c.id = any(${to.bind(ids)}::bigint[]) and ${hiredWithin(grant, 'c.id', to.bind)}`, to.values);
  const candidates = await readImages(tx, resourceOf('Candidate'), ids, lock);
  if (within.length < ids.length || candidates.size < ids.length) throw refuse('NOT_FOUND');
  const agreed = new Map((await agreedWith(tx, ids)).map((one) => [one.candidateId, one]));
  return [...candidates.values()].map((candidate) => {
    const found = agreed.get(candidate.id)!;
    if (found.isTaken) throw refuse('ONBOARDING_STARTED', { words: { name: String(candidate['name']) } });
    if (found.kind !== 'HIRED' || found.standing !== 'ACTIVE') throw refuse('ONBOARDING_NOT_HIRED', { words: { name: String(candidate['name']) } });
    return { candidate, agreed: found };
  });
};

/** The given day is one person's; of several it is only theirs whose accepted offer names none. */
const joiningOf = ({ agreed }: Hired, given: string | null, isOne: boolean): string | null => (isOne ? (given ?? agreed.joiningDate) : (agreed.joiningDate ?? given));

/** Whose day nobody names, by name where they are several. */
const withoutDay = (hired: readonly Hired[], given: string | null): readonly Problem[] =>
  hired.filter((one) => joiningOf(one, given, hired.length === 1) === null).map(({ candidate }) => ({ field: 'joiningDate', ...(hired.length === 1 ? finding('onboarding.needsJoiningDate') : finding('onboarding.needsJoiningDateOf', { name: String(candidate['name']) })) }));

/** Whoever starts it looks after it, unless the record is closed to them. */
const ownOf = ({ rights, employeeId }: Session): string | null => (rights.get('ONBOARDING_INDIVIDUALS')?.update === true ? employeeId : null);

/** Makes people who join of hired candidates, with all that is known, and mails each the link. */
export const startOnboarding = async (args: Arguments, context: Context, grant: Grant) => {
  const { session } = grant;
  const ids = [...new Set(args.candidateId.map(String))];
  refuseNone(grant, 'candidateId', ids);
  if (ids.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const before = await withOrg(context.db, session.orgCode, (tx) => hiredAmong(tx, ids, grant, false));
  const photos = new Map<string, string | null>();
  for (const { candidate } of before) if (candidate['photo'] != null) photos.set(candidate.id, await copyFile(context, session, String(candidate['photo']), 'onboardingIndividual.photo'));
  return inChangeSet('startOnboarding', args, context, grant, null, async (tx) => {
    const hired = await hiredAmong(tx, ids, grant, true);
    const given = args.joiningDate ?? null;
    refuseFields(grant, withoutDay(hired, given));
    const invites = args.invite !== false;
    if (invites) refuseWithoutMail(hired.map(({ candidate }) => candidate));
    const links = hired.map(() => newLink(tx.orgCode));
    const records = [];
    for (const [at, { candidate, agreed }] of hired.entries())
      records.push({
        ...(await knownOf(tx, session, candidate, photos.get(candidate.id) ?? null)),
        joiningDate: joiningOf({ candidate, agreed }, given, hired.length === 1), designationId: agreed.designationId, departmentId: agreed.departmentId, locationId: agreed.locationId, managerId: agreed.managerId, serviceProviderId: agreed.serviceProviderId,
        specialistId: agreed.specialistId ?? ownOf(session), mailLanguage: candidate['preferredLanguage'] ?? agreed.language ?? session.language.toUpperCase(),
        ...(invites ? { status: 'INVITED', invitedOn: new Date().toISOString(), tokenHash: links[at]!.tokenHash } : { status: 'DRAFT' }),
      });
    const changes = await addNew(tx, 'OnboardingIndividual', records, session.name);
    const made = changes.map(({ after }) => after!);
    for (const image of made) {
      await bindFiles(tx, resourceOf('OnboardingIndividual'), image.id, { photo: image['photo'] }, session);
      // The database answers in an order of its own; the digest says which link is whose.
      if (invites) await mailLink(tx, image.id, image, links.find(({ tokenHash }) => tokenHash === image['tokenHash'])!, null);
    }
    return { changes, answer: told(changes) };
  });
};
