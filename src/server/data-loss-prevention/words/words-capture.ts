import { TEXT_KINDS, type TextKind } from '../../../domain/data-loss-prevention/findWords.ts';
import type { Capture } from '../../activity/captures.ts';
import { textLimits } from './text-limits.ts';
import { wantedTypes } from './wanted.ts';

/** Words are looked for in texts of these kinds; programs are told neither which words nor what was found. */
export const wordsCapture: Capture = {
  kind: 'WORDS',
  name: 'texts',
  terms: async (tx) => {
    const types = await wantedTypes(tx);
    if (types.length === 0) return null;
    return { kinds: (Object.keys(TEXT_KINDS) as TextKind[]).filter((kind) => types.includes(TEXT_KINDS[kind])), most: textLimits };
  },
  outdated: [['keyword_alert', 'alerted_at'], ['toxicity_alert', 'alerted_at'], ['alert_mail', 'at']],
};
