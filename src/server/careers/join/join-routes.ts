/** The pages of somebody who was invited to join: the way in, all steps, each step, files. */
import { withOrg } from '../../db/org.ts';
import type { Context, Route } from '../../http/route.ts';
import { Refusal } from '../../refuse.ts';
import { answeringPages } from '../answering-pages.ts';
import { sendPage } from '../layout.ts';
import type { Built } from '../layout.ts';
import { readForm } from '../read-form.ts';
import { topOfRefusal } from '../top-of-refusal.ts';
import { visitOf } from '../visit.ts';
import type { Visit } from '../visit.ts';
import { drawingOf } from './drawing.ts';
import { entryPage, noLinkPage } from './entry-page.ts';
import { fileRoutes } from './file-routes.ts';
import { homePage } from './home-page.ts';
import { goTo, pageOf } from './inside.ts';
import { isJoinPasscode, mailJoinPasscode } from './join-passcode.ts';
import { beginJoinSession, endJoinSession, isInside } from './join-session.ts';
import { joiningOfVisit, joinPath, mayLook, ofLink } from './joining.ts';
import { stepRoutes } from './step-routes.ts';
import { askedSteps, fieldsOf } from './steps.ts';

const first = (built: Built) => async (context: Context): Promise<void> => {
  const of = await joiningOfVisit(context);
  if (!mayLook(of.joining)) return sendPage(context, of.visit, entryPage(of, false, null), built);
  if (!(await isInside(context, of))) {
    const { searchParams } = context.url;
    const told = searchParams.has('ended') ? ({ kind: 'bad', text: of.visit.say('portal.ended') } as const) : searchParams.has('asked') ? ({ kind: 'good', text: of.visit.say('join.codeSent') } as const) : null;
    return sendPage(context, of.visit, entryPage(of, told?.kind === 'good', told), built);
  }
  const drawing = await withOrg(context.db, of.visit.orgCode, (tx) => drawingOf(tx, context, of, (whole) => askedSteps(whole).flatMap((step) => fieldsOf(whole, step))));
  sendPage(context, of.visit, homePage(drawing, null), built);
};

const passcode = async (context: Context): Promise<void> => {
  const of = await joiningOfVisit(context);
  await readForm(context);
  if (!mayLook(of.joining)) return goTo(context, pageOf(of.visit, of.joining));
  await mailJoinPasscode(context, of);
  // Loading the page with the field for it anew asks for no other passcode.
  goTo(context, pageOf(of.visit, of.joining, '', { asked: '1' }));
};

const enter = (built: Built) => async (context: Context): Promise<void> => {
  const of = await joiningOfVisit(context);
  const sent = await readForm(context);
  if (!mayLook(of.joining)) return goTo(context, pageOf(of.visit, of.joining));
  if (await isJoinPasscode(context, of, sent.text('code'))) return goTo(context, pageOf(of.visit, of.joining), await beginJoinSession(context, of));
  sendPage(context, of.visit, entryPage(of, true, { kind: 'bad', text: of.visit.say('join.codeWrong') }), built);
};

const leave = async (context: Context): Promise<void> => {
  const of = await joiningOfVisit(context);
  await readForm(context);
  goTo(context, pageOf(of.visit, of.joining), await endJoinSession(context, of));
};

/** Back to what the link opens, not to the open jobs. */
const onward = (visit: Visit, { params }: Pick<Context, 'params'>) => ({ path: joinPath({ token: params['token'] ?? '' }), text: visit.say('action.back'), isOfJoining: true });

/** In the colours of the organisation that the link names; a link that opens nothing says one and the same, whatever it is. */
const ofItsLink = (handle: Route['handle'], built: Built): Route['handle'] => {
  const answering = answeringPages(async (context) => {
    try {
      await handle(context);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'JOIN_LINK') throw error;
      const visit = await visitOf(context);
      if (visit === null) throw error;
      sendPage(context, visit, noLinkPage(visit, topOfRefusal(visit, context, onward(visit, context).path)), built);
    }
  }, built, onward);
  return (context) => answering(ofLink(context));
};

export const joinRoutes = (built: Built): readonly Route[] =>
  [
    { method: 'GET' as const, path: '/v3/join/:token', handle: first(built) },
    { method: 'POST' as const, path: '/v3/join/:token/passcode', handle: passcode },
    { method: 'POST' as const, path: '/v3/join/:token/enter', handle: enter(built) },
    { method: 'POST' as const, path: '/v3/join/:token/leave', handle: leave },
    ...fileRoutes,
    ...stepRoutes(built),
  ].map(({ method, path, handle }) => ({ method, path, handle: ofItsLink(handle, built) }));
