import { applyLimits } from '../auth/attempts.ts';
import { emailInput } from '../auth/read-input.ts';
import { refuseFlood } from '../auth/refuse-flood.ts';
import { withOrg } from '../db/org.ts';
import { limitRequests } from '../http/rate-limit.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { Refusal, refuse } from '../refuse.ts';
import { answersOf } from './application-fields.ts';
import { apply } from './apply.ts';
import { applyPage, choosePage, thanksPage } from './apply-form.ts';
import type { Filled } from './apply-form.ts';
import { newFormToken, readFormToken } from './form-token.ts';
import { goneJobPage } from './job-page.ts';
import { sendPage, topOf } from './layout.ts';
import type { Built } from './layout.ts';
import { closedTitle, openPost } from './posts.ts';
import type { WholePost } from './posts.ts';
import { organisationOfVisit } from './organisation-of-visit.ts';
import { readApplicant } from './read-applicant.ts';
import { readForm } from './read-form.ts';
import type { Sent } from './read-form.ts';
import { dropUnheld, storeFile } from './store-file.ts';
import { visitIn } from './visit.ts';
import type { Visit } from './visit.ts';

type Asked = { readonly visit: Visit; readonly code: string; readonly post: WholePost | undefined; readonly title: string | undefined };

const askedOf = async (context: Context): Promise<Asked> => {
  limitRequests(context, null);
  const orgCode = await organisationOfVisit(context);
  if (orgCode === null) throw refuse('HTTP_404');
  const code = context.url.searchParams.get('post') ?? '';
  return withOrg(context.db, orgCode, async (tx) => {
    const visit = await visitIn(tx, context);
    const post = code === '' ? undefined : await openPost(tx, visit.today, code);
    return { visit, code, post, title: post || code === '' ? undefined : await closedTitle(tx, code) };
  });
};

const about = ({ orgCode }: Visit, { code }: WholePost): string => `${orgCode} ${code}`;

const form = (built: Built) => async (context: Context): Promise<void> => {
  const { visit, code, post, title } = await askedOf(context);
  if (code === '') return sendPage(context, visit, context.url.searchParams.has('sent') ? thanksPage(visit) : choosePage(visit), built);
  if (!post) return sendPage(context, visit, goneJobPage(visit, title, topOf(visit, '/job-candidates', { post: code })), built);
  sendPage(context, visit, applyPage(visit, post, newFormToken(context.settings, about(visit, post))), built);
};

/** What must be there before the rules of the record are asked. */
const missing = (visit: Visit, sent: Sent): Map<string, string> => {
  const required = (name: string, label: string): [string, string][] => (sent.text(name) === '' ? [[name, visit.say('rule.required', { fieldName: visit.say(label) })]] : []);
  const email = sent.text('email');
  return new Map([
    ...required('firstName', 'candidate.firstName'),
    ...required('lastName', 'candidate.lastName'),
    ...required('phone', 'careers.form.phone'),
    ...(email === '' ? required('email', 'careers.form.email') : emailInput.safeParse(email).success ? [] : [['email', visit.say('rule.email')] as [string, string]]),
    ...(sent.file('resume') === null ? [['resume', visit.say('careers.resumeMissing')] as [string, string]] : []),
    ...(sent.text('consent') === 'yes' ? [] : [['consent', visit.say('careers.consentMissing')] as [string, string]]),
  ]);
};

/** Refusals that the applicant can do something about stand in the form, whose answers stay. */
const wrongOf = ({ say }: Visit, refusal: Refusal): Map<string, string> | null => {
  if (['FILE_TOO_LARGE', 'FILE_NOT_WHAT_IT_SAYS', 'FILE_BLANK'].includes(refusal.code)) return new Map([['resume', say(`error.${refusal.code}`, refusal.details.words)]]);
  const { validationError = [] } = refusal.details;
  return refusal.code === 'BAD_USER_INPUT' && validationError.length > 0 ? new Map(validationError.map(({ field, message }) => [field, message])) : null;
};

const send = (built: Built) => async (context: Context): Promise<void> => {
  const { visit, code, post, title } = await askedOf(context);
  if (!post) return sendPage(context, visit, goneJobPage(visit, title, topOf(visit, '/job-candidates', { post: code })), built);
  const sent = await readForm(context);
  const again = (wrong: ReadonlyMap<string, string>, notice: string): void => {
    const filled: Filled = { value: sent.text, values: sent.texts, wrong, notice };
    sendPage(context, visit, { ...applyPage(visit, post, newFormToken(context.settings, about(visit, post)), filled), status: 422 }, built);
  };
  const done = (): void => void context.response.writeHead(303, { location: visit.href('/job-candidates', { sent: '1' }), 'cache-control': 'no-store' }).end();
  const token = readFormToken(context.settings, about(visit, post), sent.text('token'));
  // A field that no person sees: who fills it is told what everybody is told.
  if (sent.text('website') !== '') return done();
  if (token === null) return again(new Map(), visit.say('careers.formOld'));
  if (token.isTooSoon) return again(new Map(), visit.say('careers.tooSoon'));
  const wrong = missing(visit, sent);
  if (wrong.size > 0) return again(wrong, visit.say('careers.correct', { smart_count: wrong.size }));
  await refuseFlood(context.db, applyLimits(`${visit.orgCode} ${sent.text('email').toLowerCase()}`, context.address));
  try {
    const resume = await storeFile(context, visit.orgCode, 'candidate.resume', sent.file('resume')!);
    await apply(context, visit, { answers: answersOf(sent, visit, post), resume, post, key: token.key }).finally(() => dropUnheld(context, visit.orgCode, resume));
  } catch (error) {
    const told = error instanceof Refusal ? wrongOf(visit, error) : null;
    if (told === null) throw error;
    return again(told, visit.say('careers.correct', { smart_count: told.size }));
  }
  done();
};

export const applyRoutes = (built: Built): readonly Route[] => [
  { method: 'GET', path: '/v3/job-candidates', handle: form(built) },
  { method: 'POST', path: '/v3/job-candidates', handle: send(built) },
  { method: 'POST', path: '/v3/job-candidates/resume', handle: answeringRefusals(readApplicant) },
];
