import { statusOf } from '../http/send-refusal.ts';
import type { Context } from '../http/route.ts';
import { logCause } from '../log-cause.ts';
import { Refusal } from '../refuse.ts';
import { html } from './html.ts';
import { sendPage } from './layout.ts';
import type { Built } from './layout.ts';
import { topOfRefusal } from './top-of-refusal.ts';
import { visitOf } from './visit.ts';
import type { Visit } from './visit.ts';

/** Where a refusal leads on to, and how that is called. */
type Onward = { readonly path: string; readonly text: string; readonly isOfJoining?: boolean };

const PORTAL = '/candidate-portal';

/** Whoever was in the portal goes on there; everybody else to the jobs. */
const onward = (visit: Visit, { url }: Context): Onward =>
  url.pathname.startsWith(`/v3${PORTAL}`) ? { path: PORTAL, text: visit.say('screen.candidate-portal') } : { path: '/careers', text: visit.say('careers.all') };

/** A refusal is told on a page of the organisation, in the visitor's language; without an organisation it goes on, and so does one of a page of another site, which no person reads. */
export const answeringPages =
  (handle: (context: Context) => Promise<void>, built: Built, onwardOf: (visit: Visit, context: Context) => Onward = onward) =>
  async (context: Context): Promise<void> => {
    try {
      await handle(context);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'CROSS_SITE' || context.response.headersSent) throw error;
      logCause(context.log, error);
      const visit = await visitOf(context);
      if (visit === null) throw error;
      const { retryAfterSeconds, words = {} } = error.details;
      if (retryAfterSeconds !== undefined) context.response.setHeader('retry-after', String(retryAfterSeconds));
      if (!context.request.complete) context.response.setHeader('connection', 'close');
      const { path, text, isOfJoining = false } = onwardOf(visit, context);
      const body = html`<div class="stack"><p></p><h1>${visit.say('careers.refused')}</h1><p class="note bad" role="alert">${visit.say(`error.${error.code}`, words)}</p><p><a class="button" href="${visit.href(path)}">${text}</a></p></div>`;
      sendPage(context, visit, { title: `${visit.say('careers.refused')} · ${visit.organisation}`, status: statusOf(error), isOfJoining, header: topOfRefusal(visit, context, path), body }, built);
    }
  };
