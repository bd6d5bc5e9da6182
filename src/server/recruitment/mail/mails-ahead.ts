/** Mails that leave with a change of status which is not made yet: in the words that would leave, so that people know before what they send. */
import { languages, type Language } from '../../../domain/languages.ts';
import type { Transaction } from '../../db/org.ts';
import { isMailAddress } from '../../mail/address.ts';
import type { Caller } from '../../resource/caller.ts';
import type { AskedChange, Hooks, MailsAhead, Values, Written } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import { concatText } from '../../resource/import/concat.ts';
import { readSetting } from '../../resource/read-setting.ts';
import { resourceOf } from '../../resource/registry.ts';
import { readImages } from '../../resource/store.ts';
import { beyondReach } from '../../resource/within-reach.ts';
import { stepsAhead } from '../pipeline/follow.ts';
import { perTransaction } from '../pipeline/per-transaction.ts';
import { portalAccessOf } from '../pipeline/portal-access.ts';
import { statusOfNew } from '../pipeline/statuses.ts';
import { isTold, wordsFor, type Arrival } from './arrival-mails.ts';
import { filledFor, organisationOf } from './candidate-mails.ts';
import { portalPath } from './portal-of.ts';

/** Who comes to a status, as they will be then. */
type Coming = Arrival & { readonly candidate: Image };
type Addressee = Readonly<Record<string, unknown>> & { readonly id: string };
/** A mail to a candidate, whose names are not filled in yet; `of` says what sends it. */
type Letter = { readonly of: string; readonly candidate: Addressee; readonly subject: string; readonly body: string; readonly jobPost: string | null };

const NAMED = 3;
/** Of so many at once what they are is held in memory. */
const CHUNK = 2000;
/** Of so many it is looked up whether the last mail reached them. */
const LOOKED_AT = 200;

const sendsAny = perTransaction(async (tx: Transaction) => (await tx.query('select from candidate_status where org_code = $1 and sends_mail limit 1', [tx.orgCode])).length > 0);
const isPortalOpen = perTransaction(async (tx: Transaction) => (await readSetting<{ readonly candidatePortalLogin: boolean }>(tx, 'RecruitmentGeneralSetting')).candidatePortalLogin);

const nameOf = (candidate: Addressee): string => String(candidate['name'] ?? '');
const readBy = ({ preferredLanguage }: Addressee): Language | undefined => languages.find((language) => language === String(preferredLanguage ?? '').toLowerCase());
const addressOf = (candidate: Addressee): string | null => (isMailAddress(String(candidate['email'] ?? '')) ? String(candidate['email']) : null);

/** To whom of these the mail server refused the last mail. */
const failing = async (tx: Transaction, candidates: readonly Addressee[]): Promise<readonly string[]> => {
  const some = new Map(candidates.slice(0, LOOKED_AT).map((candidate) => [candidate.id, candidate]));
  const last = await tx.query<{ id: string }>(
    `select o.id from (select distinct on (m.candidate_id) m.candidate_id::text as id, m.status from outbox_message m join candidate c on c.org_code = m.org_code and c.id = m.candidate_id and c.email = m.recipient
     where m.org_code = $1 and m.candidate_id = any($2::bigint[]) and m.status in ('SENT', 'FAILED') order by m.candidate_id, m.created_at desc) o where o.status = 'FAILED'`,
    [tx.orgCode, [...some.keys()]],
  );
  return last.slice(0, NAMED).map(({ id }) => nameOf(some.get(id)!));
};

/** Letters as people are told of them before they leave, each kind by what sends it and its words, which are in the language of each. `mayEnter`: whom the portal lets in when they leave. */
export const toldBefore = async (tx: Transaction, letters: readonly Letter[], mayEnter: (candidate: Addressee) => boolean): Promise<readonly MailsAhead[]> => {
  const organisation = await organisationOf(tx);
  const out: MailsAhead[] = [];
  for (const some of Map.groupBy(letters, ({ of, subject, body }) => JSON.stringify([of, subject, body])).values()) {
    const { reached = [], unreached = [] } = Object.groupBy(some, ({ candidate }) => (addressOf(candidate) === null ? 'unreached' : 'reached'));
    const { of, candidate, subject, body, jobPost } = (reached[0] ?? unreached[0])!;
    const names = (those: readonly Letter[]): string[] => those.slice(0, NAMED).map((one) => nameOf(one.candidate));
    out.push({
      of,
      count: reached.length,
      names: names(reached),
      recipient: addressOf(candidate),
      ...filledFor({ subject, body, jobPost, name: nameOf(candidate) }, organisation, mayEnter(candidate) ? portalPath(tx, readBy(candidate) ?? organisation.language) : null),
      unreached: unreached.length,
      unreachedNames: names(unreached),
      failingNames: await failing(tx, reached.map((one) => one.candidate)),
    });
  }
  return out;
};

/** The mails that leave where these candidates come. */
const mailsOf = async (tx: Transaction, coming: readonly Coming[]): Promise<readonly MailsAhead[]> => {
  const isOpen = await isPortalOpen(tx);
  const letters = (coming.length === 0 ? [] : await wordsFor(tx, coming)).flatMap(({ at, status, ...words }) => (isTold(coming[at]!.candidate) ? [{ of: status, candidate: coming[at]!.candidate, ...words }] : []));
  return toldBefore(tx, letters, (candidate) => isOpen && candidate['portalAccess'] === true);
};

/** The records as they are, which the caller reaches, and as they will be. */
const writtenOf = async (tx: Transaction, type: string, caller: Caller, asked: readonly AskedChange[]): Promise<Written[]> => {
  const resource = resourceOf(type);
  const beyond = await beyondReach(tx, resource, asked.map(({ id }) => id), caller);
  const within = asked.filter(({ id }) => !beyond.has(id));
  const images = await readImages(tx, resource, within.map(({ id }) => id), false);
  return within.flatMap(({ id, values }) => {
    const before = images.get(id);
    return before ? [{ before, after: { ...before, ...values, id, version: before.version } }] : [];
  });
};

/** By chunks, as many as they are; what does not move sends nothing. */
const inChunks = async (tx: Transaction, asked: readonly AskedChange[], moving: readonly string[], comingOf: (some: readonly AskedChange[]) => Promise<readonly Coming[]>): Promise<readonly MailsAhead[]> => {
  const moves = asked.filter(({ values }) => moving.some((key) => Object.hasOwn(values, key)) && values['statusId'] !== null);
  if (moves.length === 0 || !(await sendsAny(tx))) return [];
  const coming: Coming[] = [];
  for (let at = 0; at < moves.length; at += CHUNK) coming.push(...(await comingOf(moves.slice(at, at + CHUNK))));
  return mailsOf(tx, coming);
};

/** As they will be told: by the name that is made of its parts, and with the portal as it is opened or closed along. */
const asTold = async (tx: Transaction, { after, before }: Written, values: Values): Promise<Image> => {
  const name = resourceOf('Candidate').fields.find(({ key }) => key === 'name')!;
  return { ...after, ...(await portalAccessOf(tx, values, before)), name: concatText(name, after) };
};

/** Candidates who are written so, as they come to a status by it; `given` is what is told of each. */
const arriving = async (tx: Transaction, written: readonly Written[], given: ReadonlyMap<string, Values>): Promise<Coming[]> => {
  const byId = new Map(written.map((one) => [one.after.id, one]));
  const coming: Coming[] = [];
  for (const step of await stepsAhead(tx, written)) coming.push({ ...step, candidate: await asTold(tx, byId.get(step.candidateId)!, given.get(step.candidateId)!) });
  return coming;
};

export const candidatesMails: NonNullable<Hooks['mails']> = (tx, caller, asked) =>
  inChunks(tx, asked, ['statusId', 'jobPostId'], async (some) => arriving(tx, await writtenOf(tx, 'Candidate', caller, some), new Map(some.map(({ id, values }) => [id, values]))));

/** Ids that no candidate has: who is added has none yet. */
const standIn = (at: number): string => String(-1 - at);

/** Of people who are added it is no news that somebody without an address gets no mail, unless others get one. */
export const addedMails: NonNullable<Hooks['mailsOfNew']> = async (tx, _caller, added) => {
  if (!(await sendsAny(tx))) return [];
  const written: Written[] = [];
  for (const [at, values] of added.entries()) written.push({ before: null, after: { ...values, statusId: await statusOfNew(tx, values), id: standIn(at), version: 1 } });
  const told = await mailsOf(tx, await arriving(tx, written, new Map(written.map(({ after }) => [after.id, after]))));
  return told.filter(({ count }) => count > 0);
};

export const applicationsMails: NonNullable<Hooks['mails']> = (tx, caller, asked) =>
  inChunks(tx, asked, ['statusId'], async (some) => {
    const moved = (await writtenOf(tx, 'JobApplication', caller, some)).filter(({ after, before }) => String(after['statusId']) !== String(before!['statusId']));
    const candidates = await readImages(tx, resourceOf('Candidate'), moved.map(({ after }) => String(after['candidateId'])), false);
    return moved.flatMap(({ after }) => {
      const candidate = candidates.get(String(after['candidateId']));
      return candidate ? [{ candidateId: candidate.id, jobPostId: String(after['jobPostId']), toStatusId: String(after['statusId']), candidate }] : [];
    });
  });
