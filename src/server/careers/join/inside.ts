import { joinLimits } from '../../auth/attempts.ts';
import { refuseFlood } from '../../auth/refuse-flood.ts';
import type { Context } from '../../http/route.ts';
import { joiningOfVisit, joinPath, mayLook } from './joining.ts';
import type { Joining, JoiningVisit } from './joining.ts';
import { isInside } from './join-session.ts';
import type { Visit } from '../visit.ts';

export const goTo = ({ response }: Context, location: string, cookie?: string): void => {
  response.writeHead(303, { location, 'cache-control': 'no-store', ...(cookie === undefined ? {} : { 'set-cookie': cookie }) }).end();
};

export const pageOf = (visit: Visit, joining: Joining, page = '', params: Readonly<Record<string, string>> = {}): string => visit.href(joinPath(joining, page), params);

/** What only who has shown the passcode of this link may do, while there is something to look at; anybody else is led to the way in. Acts are limited by person. */
export const inside =
  (work: (context: Context, of: JoiningVisit) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    const of = await joiningOfVisit(context);
    const isPost = context.request.method === 'POST';
    if (!mayLook(of.joining)) return goTo(context, pageOf(of.visit, of.joining));
    if (!(await isInside(context, of))) return goTo(context, pageOf(of.visit, of.joining, '', isPost ? { ended: '1' } : {}));
    if (isPost) await refuseFlood(context.db, joinLimits(`${of.visit.orgCode} ${of.joining.id}`));
    await work(context, of);
  };
