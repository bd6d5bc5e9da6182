import { TOLERANCE } from '../../../domain/data-loss-prevention/screenshotMoments.ts';
import type { Capture } from '../../activity/captures.ts';
import { readTerms } from '../../activity/monitoring-terms.ts';
import { comingMoments, readScreenshotTerms, screenshotLimits, typesFor } from './screenshot-terms.ts';

const AHEAD_MS = 4 * 3_600_000;

export const screenshotCapture: Capture = {
  kind: 'SCREENSHOTS',
  name: 'screenshots',
  terms: async (tx, employeeId, deviceId) => {
    const [terms, monitoring] = [await readScreenshotTerms(tx), await readTerms(tx)];
    if (terms === null || monitoring === null) return null;
    const now = Date.now();
    const moments = deviceId === null ? [] : await comingMoments(tx, terms, monitoring, { id: deviceId, employeeId }, now, now + AHEAD_MS);
    return { moments: moments.map((at) => new Date(at).toISOString()), toleranceSeconds: TOLERANCE / 1000, blur: terms.blur, types: typesFor(terms), most: screenshotLimits };
  },
  // Files go with their rows: drop-screenshots.ts.
  outdated: [],
};
