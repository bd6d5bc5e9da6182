import { withOrg } from '../../db/org.ts';
import { sendJson } from '../../http/json.ts';
import type { Context, Route } from '../../http/route.ts';
import { refuse } from '../../refuse.ts';
import { sendPage } from '../layout.ts';
import type { Built, Page } from '../layout.ts';
import { readForm } from '../read-form.ts';
import type { Sent } from '../read-form.ts';
import { drawingOf } from './drawing.ts';
import type { Drawing } from './drawing.ts';
import { keptFilling, typedFilling } from './filling.ts';
import { inside, goTo, pageOf } from './inside.ts';
import { isOpen } from './joining.ts';
import type { JoiningVisit } from './joining.ts';
import { MOST_SENT_BYTES, readStep } from './read-step.ts';
import { savePerson } from './save-person.ts';
import type { SavedPerson } from './save-person.ts';
import { stepPage } from './step-page.ts';
import { sendPage as lookOverPage } from './send-page.ts';
import { sendPerson } from './send-person.ts';
import { askedSteps, fieldsOf, isStep, stepAfter } from './steps.ts';
import type { Step } from './steps.ts';

const stepAsked = (context: Context): Exclude<Step, 'send'> => {
  const step = context.params['step'] ?? '';
  if (!isStep(step) || step === 'send') throw refuse('HTTP_404');
  return step;
};

const drawn = (context: Context, of: JoiningVisit, step: Step): Promise<Drawing> =>
  withOrg(context.db, of.visit.orgCode, (tx) => drawingOf(tx, context, of, (whole) => (step === 'send' ? askedSteps(whole).flatMap((one) => fieldsOf(whole, one)) : fieldsOf(whole, step))));

const LIST = /^[a-zA-Z]{1,40}$/;

const open = (built: Built) =>
  inside(async (context, of) => {
    const step = stepAsked(context);
    if (!isOpen(of.joining)) return goTo(context, pageOf(of.visit, of.joining));
    const drawing = await drawn(context, of, step);
    const add = context.url.searchParams.get('add') ?? '';
    sendPage(context, of.visit, stepPage(drawing, step, keptFilling(fieldsOf(drawing.whole, step), drawing.image), null, LIST.test(add) ? add : null), built);
  });

/** Where the person goes once a step is saved: on, to all steps, back to what they were about to add, or to the same in another language. */
const nextPage = ({ visit, joining }: JoiningVisit, drawing: Drawing, step: Step, sent: Sent, places: SavedPerson['places']): string => {
  const [verb, list = ''] = sent.text('act').split('.');
  if (verb === 'add' && LIST.test(list)) return `${pageOf(visit, joining, step, { add: list })}#f-${list}-new`;
  if (verb === 'remove' && LIST.test(list)) return `${pageOf(visit, joining, step)}#f-${list}`;
  const [name, row] = /^(\w{1,40})(?:\.(\d{1,3}))?$/.exec(sent.text('now'))?.slice(1) ?? [];
  // The rows are counted anew once they are kept.
  if (name !== undefined) return `${pageOf(visit, joining, step)}#f-${name}${row === undefined ? '' : `-${places?.get(name)?.indexOf(Number(row)) ?? row}`}`;
  if (sent.text('go') === 'here') return pageOf(visit, joining, step);
  return sent.text('go') === 'home' ? pageOf(visit, joining) : pageOf(visit, joining, stepAfter(drawing.whole, step));
};

const versionOf = (sent: Sent): number => (/^\d{1,9}$/.test(sent.text('version')) ? Number(sent.text('version')) : 0);

const save = (built: Built) =>
  inside(async (context, of) => {
    const step = stepAsked(context);
    const sent = await readForm(context, MOST_SENT_BYTES);
    const before = await drawn(context, of, step);
    const fields = fieldsOf(before.whole, step);
    const [verb, list, at] = sent.text('act').split('.');
    const read = await readStep(context, of.visit, fields, sent, before.image, verb === 'remove' ? `${list}.${at}` : null);
    const saved = await savePerson(context, of, before.image, versionOf(sent), read);
    // A script that saves as the page is left has no use for a page.
    if (context.request.headers['accept'] === 'application/json') return sendJson(context, 200, { version: saved.image.version, wrong: saved.wrong.size, isConflict: saved.isConflict });
    if (saved.wrong.size === 0 && !saved.isConflict) return goTo(context, nextPage(of, before, step, sent, saved.places));
    const drawing = await drawn(context, of, step);
    const told = saved.isConflict ? { kind: 'bad' as const, text: of.visit.say('join.conflict') } : null;
    sendPage(context, of.visit, stepPage(drawing, step, typedFilling(sent, drawing.image, saved.places, saved.wrong), told, null), built);
  });

const lookOver = (built: Built) =>
  inside(async (context, of) => {
    if (!isOpen(of.joining)) return goTo(context, pageOf(of.visit, of.joining));
    sendPage(context, of.visit, lookOverPage(await drawn(context, of, 'send'), null), built);
  });

const send = (built: Built) =>
  inside(async (context, of) => {
    const sent = await readForm(context);
    const again = (drawing: Drawing, key: string, count = 0): void => {
      const page: Page = lookOverPage(drawing, { kind: 'bad', text: of.visit.say(key, { smart_count: count }) });
      sendPage(context, of.visit, page, built);
    };
    const drawing = await drawn(context, of, 'send');
    if (isOpen(of.joining)) {
      if (drawing.image.version !== versionOf(sent)) return again(drawing, 'join.conflictSend');
      if (drawing.wants.length > 0) return again(drawing, 'join.notYet', drawing.wants.length);
      if (sent.text('consent') !== 'yes') return again(drawing, 'join.consentMissing');
    }
    await sendPerson(context, of, versionOf(sent));
    goTo(context, pageOf(of.visit, of.joining));
  });

export const stepRoutes = (built: Built): readonly Route[] => [
  { method: 'GET', path: '/v3/join/:token/send', handle: lookOver(built) },
  { method: 'POST', path: '/v3/join/:token/send', handle: send(built) },
  { method: 'GET', path: '/v3/join/:token/:step', handle: open(built) },
  { method: 'POST', path: '/v3/join/:token/:step', handle: save(built) },
];
