import { passcodeLimits, passcodeMailLimits } from '../../auth/attempts.ts';
import { refuseFlood } from '../../auth/refuse-flood.ts';
import { withOrg } from '../../db/org.ts';
import { storeOf } from '../../files/open-store.ts';
import type { Context, Route } from '../../http/route.ts';
import { refuse, Refusal } from '../../refuse.ts';
import { unwritable } from '../../letters/paper.ts';
import { passcodeSigning, signingSubject } from '../../recruitment/offers/signing.ts';
import { sendPage } from '../layout.ts';
import type { Built } from '../layout.ts';
import { sendLetter } from '../letter-parts.ts';
import { readForm } from '../read-form.ts';
import { answerOffer } from './answer-offer.ts';
import { offerOfVisit } from './offer-of-visit.ts';
import { offerPage } from './offer-page.ts';

const PATH = '/v3/offer';

const read = (built: Built) => async (context: Context): Promise<void> => {
  const { visit, offer } = await offerOfVisit(context, context.url.searchParams.get('token') ?? '');
  if (offer.answer !== 'PENDING' || !context.url.searchParams.has('asked')) return sendPage(context, visit, offerPage(visit, offer, null, null), built);
  sendPage(context, visit, offerPage(visit, offer, { kind: 'good', text: visit.say('offerPage.codeSent', { email: offer.content.email }) }, { name: '', comment: '' }), built);
};

/** Whoever comes too late reads what the offer is now. */
const sendClosed = async (context: Context, token: string, built: Built): Promise<void> => {
  const { visit, offer } = await offerOfVisit(context, token);
  sendPage(context, visit, { ...offerPage(visit, offer, { kind: 'bad', text: visit.say('error.OFFER_CLOSED') }, null), status: 409 }, built);
};

const passcode = (built: Built) => async (context: Context): Promise<void> => {
  const sent = await readForm(context);
  const { visit, offer } = await offerOfVisit(context, sent.text('token'));
  if (offer.answer !== 'PENDING') return sendClosed(context, offer.token, built);
  await refuseFlood(context.db, passcodeMailLimits(visit.orgCode, signingSubject(offer), context.address));
  await withOrg(context.db, visit.orgCode, (tx) => passcodeSigning(context.settings).begin(tx, offer));
  // Loading the page with the field for it anew asks for no other passcode.
  context.response.writeHead(303, { location: `${visit.href('/offer', { token: offer.token, asked: '1' })}#answer`, 'cache-control': 'no-store' }).end();
};

const answer = (built: Built) => async (context: Context): Promise<void> => {
  const sent = await readForm(context);
  const { visit, offer } = await offerOfVisit(context, sent.text('token'));
  const [given, name, comment] = [sent.text('answer'), sent.text('name').slice(0, 200).toWellFormed(), sent.text('comment').slice(0, 1000).toWellFormed()];
  const again = (text: string, code = ''): void => sendPage(context, visit, offerPage(visit, offer, { kind: 'bad', text }, { name, comment, code }), built);
  const unused = sent.text('code').slice(0, 7);
  if (offer.answer !== 'PENDING') return sendClosed(context, offer.token, built);
  if (given !== 'ACCEPTED' && given !== 'DECLINED') throw refuse('MALFORMED_REQUEST');
  if (name === '') return again(visit.say('offerPage.nameMissing'), unused);
  const strange = await unwritable(`${name} ${comment}`);
  if (strange.length > 0) return again(visit.say('offers.unwritable', { signs: strange.slice(0, 10).join(' ') }), unused);
  await refuseFlood(context.db, passcodeLimits(visit.orgCode, signingSubject(offer), context.address));
  if (!(await withOrg(context.db, visit.orgCode, (tx) => passcodeSigning(context.settings).confirm(tx, offer, sent.text('code'))))) return again(visit.say('offerPage.codeWrong'));
  try {
    await answerOffer(context, visit, offer, { answer: given, name, comment });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'OFFER_CLOSED') return sendClosed(context, offer.token, built);
    throw error;
  }
  context.response.writeHead(303, { location: visit.href('/offer', { token: offer.token }), 'cache-control': 'no-store' }).end();
};

/** The letter, signed where it is. */
const letter = async (context: Context): Promise<void> => {
  const { offer } = await offerOfVisit(context, context.url.searchParams.get('token') ?? '');
  const bytes = await storeOf(context.settings).read(offer.signedLetter ?? offer.letter);
  if (!bytes) throw refuse('HTTP_404');
  sendLetter(context, bytes, 'offer.pdf');
};

export const offerRoutes = (built: Built): readonly Route[] => [
  { method: 'GET', path: PATH, handle: read(built) },
  { method: 'POST', path: `${PATH}/passcode`, handle: passcode(built) },
  { method: 'POST', path: `${PATH}/answer`, handle: answer(built) },
  { method: 'GET', path: `${PATH}/letter`, handle: letter },
];
