import { statusOf } from '../http/send-refusal.ts';
import type { Context } from '../http/route.ts';
import { Refusal } from '../refuse.ts';
import { html } from './html.ts';
import { sendPage } from './layout.ts';
import type { Built } from './layout.ts';
import { visitOf } from './visit.ts';

/** A refusal is told on a page of the organisation, in the visitor's language; without an organisation it goes on, and so does one of a page of another site, which no person reads. */
export const answeringPages =
  (handle: (context: Context) => Promise<void>, built: Built) =>
  async (context: Context): Promise<void> => {
    try {
      await handle(context);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'CROSS_SITE' || context.response.headersSent) throw error;
      const visit = await visitOf(context);
      if (visit === null) throw error;
      const { retryAfterSeconds, words = {} } = error.details;
      if (retryAfterSeconds !== undefined) context.response.setHeader('retry-after', String(retryAfterSeconds));
      if (!context.request.complete) context.response.setHeader('connection', 'close');
      const body = html`<div class="stack"><p></p><h1>${visit.say('careers.refused')}</h1><p class="note bad" role="alert">${visit.say(`error.${error.code}`, words)}</p><p><a class="button" href="${visit.href('/careers')}">${visit.say('careers.all')}</a></p></div>`;
      sendPage(context, visit, { title: `${visit.say('careers.refused')} · ${visit.organisation}`, status: statusOf(error), body }, built);
    }
  };
