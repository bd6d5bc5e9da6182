/** Pictures of screens: in by the token of a computer, one at a time (docs/activity-agent.md), and out by a session. */
import { z } from 'zod';
import { batchLimits, skewOf } from '../../../domain/activity/batch.ts';
import { PICTURE_TYPES, readPicture, type Picture } from '../../../domain/pictures/picture.ts';
import { answeredBefore, answerOnce } from '../../activity/answer-once.ts';
import type { Device } from '../../activity/device-token.ts';
import { senderOf } from '../../activity/sender.ts';
import { envelope, moment, refuseAll } from '../../activity/takes-batches.ts';
import { withOrg } from '../../db/org.ts';
import { readBody } from '../../http/body.ts';
import { sendJson } from '../../http/json.ts';
import type { Context, Route } from '../../http/route.ts';
import { answeringRefusals } from '../../http/send-refusal.ts';
import { blurred } from '../../pictures/blurred.ts';
import { refuse } from '../../refuse.ts';
import { writeScreenshot } from './screenshot-file.ts';
import { screenshotLimits, typesFor, type ScreenshotTerms } from './screenshot-terms.ts';
import { showScreenshot } from './show-screenshot.ts';
import { claimScreenshot, forgetScreenshot, judgeScreenshot, settleScreenshot } from './take-screenshot.ts';

const KIND = 'screenshots';
const shape = z.strictObject({ ...envelope, takenAt: moment });
type Told = z.output<typeof shape>;

const refuseClocks = ({ takenAt, sentAt }: Told, now: number): number => {
  const skew = skewOf(sentAt, now);
  if (Math.abs(skew) > batchLimits.skewHours * 3_600_000) refuseAll([{ field: 'sentAt', message: 'The clock of the computer is wrong by more than a day.' }]);
  if (takenAt + skew > now + 1_000) refuseAll([{ field: 'takenAt', message: 'The picture lies in the future.' }]);
  return takenAt + skew;
};

/** The picture as it is kept: of the types that the settings take, not larger than it may be, without what a program wrote into it, and illegible where that is asked for. */
const pictureIn = async ({ request }: Context, terms: ScreenshotTerms): Promise<Picture> => {
  const type = PICTURE_TYPES.find((one) => one === request.headers['content-type']?.split(';')[0]?.trim().toLowerCase());
  if (type === undefined || !typesFor(terms).includes(type)) throw refuse('MEDIA_TYPE');
  const picture = readPicture(type, await readBody(request, screenshotLimits.bytes));
  if (picture === null) return refuseAll([{ field: 'picture', message: `This is no ${type}, or it is damaged.` }]);
  if (picture.width * picture.height > screenshotLimits.pixels) return refuseAll([{ field: 'picture', message: `At most ${screenshotLimits.pixels} pixels.` }]);
  if (!terms.blur) return picture;
  const blurry = readPicture('image/png', (await blurred(picture.bytes)) ?? Buffer.alloc(0));
  return blurry ?? refuseAll([{ field: 'picture', message: 'Only a PNG of 8-bit RGB or RGBA that is not interlaced can be blurred.' }]);
};

/** What is not looked at still has to be taken from the line. */
const leaveUnread = ({ request }: Context): Promise<unknown> => readBody(request, screenshotLimits.bytes);

/** Whether it is kept. Bytes are read only of what may be; the settings are asked again before anything is written. */
const keep = async (context: Context, device: Device, told: Told, takenAt: number, now: number): Promise<object> => {
  const { db, settings } = context;
  const judge = () => withOrg(db, device.orgCode, (tx) => judgeScreenshot(tx, device, takenAt, now));
  const first = await judge();
  const done = (recording: boolean, kept: boolean) => withOrg(db, device.orgCode, (tx) => answerOnce(tx, device, { kind: KIND, batchId: told.batchId, agent: told.agent }, () => Promise.resolve({ recording, kept })));
  if (first.place === null) {
    await leaveUnread(context);
    return done(first.recording, false);
  }
  const picture = await pictureIn(context, first.place.terms);
  const { recording, place } = await judge();
  if (place === null || (place.terms.blur && !first.place.terms.blur)) return done(recording, false);
  const claimed = await withOrg(db, device.orgCode, (tx) => claimScreenshot(tx, device, { ...place, takenAt, picture, isBlurred: first.place!.terms.blur }));
  if (claimed === null) return done(true, false);
  try {
    await writeScreenshot(settings, device.orgCode, claimed, picture.bytes);
  } catch (error) {
    await withOrg(db, device.orgCode, (tx) => forgetScreenshot(tx, claimed));
    throw error;
  }
  return withOrg(db, device.orgCode, (tx) =>
    answerOnce(tx, device, { kind: KIND, batchId: told.batchId, agent: told.agent }, async () => {
      await settleScreenshot(tx, claimed);
      return { recording: true, kept: true };
    }),
  );
};

const take = async (context: Context): Promise<void> => {
  const device = await senderOf(context);
  const read = shape.safeParse(Object.fromEntries(context.url.searchParams));
  if (!read.success) return refuseAll(read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
  const now = Date.now();
  const takenAt = refuseClocks(read.data, now);
  const before = await withOrg(context.db, device.orgCode, (tx) => answeredBefore(tx, device, { kind: KIND, batchId: read.data.batchId }));
  if (before !== undefined) await leaveUnread(context);
  const answer = before ?? (await keep(context, device, read.data, takenAt, now));
  sendJson(context, 200, { errorCode: '', message: '', ...answer });
};

export const screenshotRoutes: readonly Route[] = [
  { method: 'POST', path: '/activity/screenshots', handle: answeringRefusals(take) },
  { method: 'GET', path: '/screenshots/:id', handle: answeringRefusals(showScreenshot) },
];
