/** `POST /activity/texts`: short texts in which words are looked for, and which are then forgotten (docs/activity-agent.md). */
import { z } from 'zod';
import { skewOf, batchLimits } from '../../../domain/activity/batch.ts';
import { domainKey } from '../../../domain/activity/classify.ts';
import { TEXT_KINDS, type SentText, type TextKind } from '../../../domain/data-loss-prevention/findWords.ts';
import { moment, takesBatches, type Problem } from '../../activity/takes-batches.ts';
import { scoreByLexicon } from './scorer.ts';
import { takeTexts } from './take-texts.ts';
import { textLimits } from './text-limits.ts';

const ROUNDED = 1_000;
const optional = (most: number) => z.string().max(most).nullish().transform((text) => text?.trim() || null);

const text = z.strictObject({
  at: moment,
  kind: z.enum(Object.keys(TEXT_KINDS) as [TextKind, ...TextKind[]]),
  text: z.string().min(1).max(textLimits.characters),
  application: optional(batchLimits.applicationLength),
  host: optional(260),
});

/** The texts by our clock, or what is wrong with them; nothing that is said of it holds a text. */
const prepare = (texts: readonly SentText[], sentAt: number, now: number): { readonly ready: readonly SentText[]; readonly problems: readonly Problem[] } => {
  const skew = skewOf(sentAt, now);
  if (Math.abs(skew) > batchLimits.skewHours * 3_600_000) return { ready: [], problems: [{ field: 'sentAt', message: 'The clock of the computer is wrong by more than a day.' }] };
  const problems: Problem[] = [];
  const ready = texts.map((one, at): SentText => {
    const host = one.host === null ? null : domainKey(one.host);
    if (one.host !== null && host === null) problems.push({ field: `texts.${at}.host`, message: 'Only the host of an address, without scheme, path or port.' });
    if (one.at + skew > now + ROUNDED) problems.push({ field: `texts.${at}.at`, message: 'The text lies in the future.' });
    return { ...one, host, at: Math.min(one.at + skew, now) };
  });
  return { ready, problems };
};

export const textRoute = takesBatches({
  kind: 'texts',
  bytes: textLimits.bytes,
  shape: { texts: z.array(text).min(1).max(textLimits.texts) },
  prepare: ({ texts }, sentAt, now) => prepare(texts, sentAt, now),
  take: (tx, device, texts, now) => takeTexts(tx, device.employeeId, texts, now, scoreByLexicon),
});
