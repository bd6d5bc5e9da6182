import { portalLimits } from '../../auth/attempts.ts';
import { refuseFlood } from '../../auth/refuse-flood.ts';
import { withOrg } from '../../db/org.ts';
import { limitRequests } from '../../http/rate-limit.ts';
import type { Context, Route } from '../../http/route.ts';
import { storeOf } from '../../files/open-store.ts';
import { Refusal, refuse } from '../../refuse.ts';
import { eraseCandidate } from '../erase-candidate.ts';
import { sendPage } from '../layout.ts';
import type { Built } from '../layout.ts';
import { putToCandidate } from '../put-to-candidate.ts';
import { MOST_FILE_BYTES, readForm } from '../read-form.ts';
import type { Sent } from '../read-form.ts';
import { DOCUMENT_KINDS, STRANGER, storeFile } from '../store-file.ts';
import { MADE_BY } from '../system-caller.ts';
import { tellRecruiters } from '../tell-recruiters.ts';
import { visitOf } from '../visit.ts';
import type { Visit } from '../visit.ts';
import { addressAsked, askerOf, noteAddress } from './address-asked.ts';
import { sendPasscode, usePasscode } from './passcode.ts';
import { portalData } from './portal-data.ts';
import { askToMove, portalCalendar } from './interviews.ts';
import { isHired } from './is-hired.ts';
import { erasedPage, portalPage, signInPage } from './portal-page.ts';
import type { Told } from './portal-page.ts';
import { beginPortalSession, endPortalSession, portalCandidate } from './portal-session.ts';
import type { Candidate } from './portal-session.ts';
import { withdraw } from './withdraw.ts';
import { ruleReason } from '../../resource/rule-reason.ts';

const PATH = '/candidate-portal';
const MOST_DOCUMENTS = 20;

const visitAsked = async (context: Context): Promise<Visit> => {
  limitRequests(context, null);
  const visit = await visitOf(context);
  if (visit === null) throw refuse('HTTP_404');
  return visit;
};

const goTo = ({ response }: Context, location: string, ...cookies: string[]): void => {
  response.writeHead(303, { location, 'cache-control': 'no-store', ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }) }).end();
};

/** What was done, as the next page says it. */
const DONE: Readonly<Record<string, string>> = { withdrawn: 'portal.done.withdrawn', uploaded: 'portal.done.uploaded', moved: 'portal.moveAsked' };

const show = async (context: Context, visit: Visit, candidate: Candidate, told: Told, built: Built): Promise<void> => {
  const data = await withOrg(context.db, visit.orgCode, (tx) => portalData(tx, candidate.id));
  sendPage(context, visit, portalPage(visit, candidate, data, told), built);
};

const open = (built: Built) => async (context: Context): Promise<void> => {
  const visit = await visitAsked(context);
  const candidate = await portalCandidate(context, visit.orgCode);
  const done = DONE[context.url.searchParams.get('done') ?? ''];
  if (candidate) return show(context, visit, candidate, done ? { kind: 'good', text: visit.say(done) } : null, built);
  if (context.url.searchParams.has('ended')) return sendPage(context, visit, signInPage(visit, null, { kind: 'bad', text: visit.say('portal.ended') }, '', { ended: '1' }), built);
  const isOther = context.url.searchParams.has('other');
  const asked = isOther ? null : addressAsked(context);
  sendPage(context, visit, signInPage(visit, asked, asked === null ? null : { kind: 'good', text: visit.say('portal.codeSent') }, '', isOther ? { other: '1' } : {}), built);
};

const passcode = (built: Built) => async (context: Context): Promise<void> => {
  const visit = await visitAsked(context);
  const email = (await readForm(context)).text('email');
  const asker = await sendPasscode(context, visit.orgCode, email, visit);
  if (asker === null) return sendPage(context, visit, signInPage(visit, null, { kind: 'bad', text: visit.say('rule.email') }, email), built);
  // The page with the field for it is one of its own: whoever comes back from their mails, or loads it anew, gets no other passcode.
  goTo(context, visit.href(PATH), ...noteAddress(context, { email, asker }, visit.settings.passcodeExpiryMinutes));
};

const enter = (built: Built) => async (context: Context): Promise<void> => {
  const visit = await visitAsked(context);
  const sent = await readForm(context);
  const email = sent.text('email');
  try {
    const entered = await usePasscode(context, visit.orgCode, email, sent.text('code').replace(/\s/g, ''), askerOf(context));
    goTo(context, visit.href(PATH), await beginPortalSession(context, visit.orgCode, entered), ...noteAddress(context, { email: '', asker: '' }, 0));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'PASSCODE_WRONG') throw error;
    sendPage(context, visit, signInPage(visit, email, { kind: 'bad', text: visit.say('error.PASSCODE_WRONG') }), built);
  }
};

type Act = (context: Context, visit: Visit, candidate: Candidate, sent: Sent, built: Built) => Promise<void>;

/** An act of a candidate who is signed in; anybody else is led to the way in. */
const act = (work: Act) => (built: Built) => async (context: Context): Promise<void> => {
  const visit = await visitAsked(context);
  const sent = await readForm(context);
  const candidate = await portalCandidate(context, visit.orgCode);
  if (candidate === null) return goTo(context, visit.href(PATH, { ended: '1' }));
  await refuseFlood(context.db, portalLimits(`${visit.orgCode} ${candidate.id}`));
  await work(context, visit, candidate, sent, built);
};

const takeBack = act(async (context, visit, candidate, sent, built) => {
  const done = await withdraw(context, visit, candidate.id, sent.text('application'));
  if (done === null) throw refuse('NOT_FOUND');
  if (done === 'DECIDED') return show(context, visit, candidate, { kind: 'bad', text: visit.say('portal.withdrawDecided') }, built);
  goTo(context, visit.href(PATH, { done: 'withdrawn' }));
});

const move = act(async (context, visit, candidate, sent, built) => {
  if (!(await askToMove(context, visit, candidate, sent.text('round'), sent.text('note')))) return show(context, visit, candidate, { kind: 'bad', text: visit.say('portal.moveGone') }, built);
  goTo(context, visit.href(PATH, { done: 'moved' }));
});

const upload = act(async (context, visit, candidate, sent, built) => {
  const file = sent.file('document');
  const refused = (text: string): Promise<void> => show(context, visit, candidate, { kind: 'bad', text }, built);
  if (file === null) return refused(visit.say('portal.documentMissing'));
  const { files } = await withOrg(context.db, visit.orgCode, (tx) => portalData(tx, candidate.id));
  if (files.length >= MOST_DOCUMENTS) return refused(visit.say('portal.documentsFull', { smart_count: MOST_DOCUMENTS }));
  try {
    const key = await storeFile(context, visit.orgCode, 'recordFile.Candidate', file, MOST_FILE_BYTES, DOCUMENT_KINDS);
    await withOrg(context.db, visit.orgCode, async (tx) => {
      await putToCandidate(tx, candidate.id, key, candidate.name);
      const [known] = await tx.query<{ post: string | null }>('select job_post_id::text as post from candidate where org_code = $1 and id = $2', [visit.orgCode, candidate.id]);
      await tellRecruiters(tx, { kind: 'documentArrived', candidateId: candidate.id, jobPostId: known?.post ?? null, tab: 'files' });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(visit.say(`error.${error.code}`, error.details.words));
  }
  goTo(context, visit.href(PATH, { done: 'uploaded' }));
});

const erase = act(async (context, visit, candidate, sent, built) => {
  if (sent.text('sure') !== 'yes') return show(context, visit, candidate, { kind: 'bad', text: visit.say('portal.eraseUnsure') }, built);
  if (await isHired(context, visit.orgCode, candidate.id)) return show(context, visit, candidate, { kind: 'bad', text: visit.say('portal.eraseHired') }, built);
  await eraseCandidate(context, visit.orgCode, candidate.id, { userId: null, by: MADE_BY, reason: ruleReason('askedByCandidate') });
  context.response.setHeader('set-cookie', await endPortalSession(context, visit.orgCode));
  sendPage(context, visit, erasedPage(visit), built);
});

const leave = async (context: Context): Promise<void> => {
  const visit = await visitAsked(context);
  await readForm(context);
  goTo(context, visit.href(PATH), await endPortalSession(context, visit.orgCode));
};

/** A document that the candidate uploaded, never as a page of ours. */
const download = async (context: Context): Promise<void> => {
  const visit = await visitAsked(context);
  const candidate = await portalCandidate(context, visit.orgCode);
  const id = context.params['id'] ?? '';
  const [file] =
    candidate === null || !/^\d{1,18}$/.test(id)
      ? []
      : await withOrg(context.db, visit.orgCode, (tx) =>
          tx.query<{ key: string; name: string; type: string }>(
            `select s.key, s.original_name as name, s.content_type as type from record_file f join stored_file s on s.org_code = f.org_code and s.key = f.file_key
             where f.org_code = $1 and f.id = $2 and f.entity = 'Candidate' and f.row_id = $3 and f.added_by = $4 and f.deleted_at is null and s.status = 'STORED'`,
            [visit.orgCode, id, candidate.id, STRANGER.userId],
          ),
        );
  const bytes = file && (await storeOf(context.settings).read(file.key));
  if (!file || !bytes) throw refuse('HTTP_404');
  context.response.writeHead(200, {
    'content-type': file.type.startsWith('text/') ? 'text/plain; charset=utf-8' : file.type,
    'content-length': bytes.length,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  });
  context.response.end(bytes);
};

/** A round of the candidate as a file for calendars. */
const calendar = async (context: Context): Promise<void> => {
  const visit = await visitAsked(context);
  const candidate = await portalCandidate(context, visit.orgCode);
  const bytes = candidate && (await withOrg(context.db, visit.orgCode, (tx) => portalCalendar(tx, visit, candidate, context.params['id'] ?? '')));
  if (!bytes) throw refuse('HTTP_404');
  context.response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8; method=PUBLISH', 'content-length': bytes.length, 'content-disposition': 'attachment; filename="interview.ics"', 'cache-control': 'private, no-store' });
  context.response.end(bytes);
};

export const portalRoutes = (built: Built): readonly Route[] => [
  { method: 'GET', path: `/v3${PATH}`, handle: open(built) },
  { method: 'POST', path: `/v3${PATH}/passcode`, handle: passcode(built) },
  { method: 'POST', path: `/v3${PATH}/enter`, handle: enter(built) },
  { method: 'POST', path: `/v3${PATH}/withdraw`, handle: takeBack(built) },
  { method: 'POST', path: `/v3${PATH}/documents`, handle: upload(built) },
  { method: 'POST', path: `/v3${PATH}/erase`, handle: erase(built) },
  { method: 'POST', path: `/v3${PATH}/leave`, handle: leave },
  { method: 'GET', path: `/v3${PATH}/files/:id`, handle: download },
  { method: 'POST', path: `/v3${PATH}/move`, handle: move(built) },
  { method: 'GET', path: `/v3${PATH}/interviews/:id`, handle: calendar },
];
