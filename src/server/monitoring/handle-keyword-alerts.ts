import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { KEYWORD_ALERTS } from '../data-loss-prevention/words/alert-kinds.ts';
import { handleAlerts, type Handling } from '../data-loss-prevention/words/handle-alerts.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

/** The remark stands in the alert alone: a reason would stay in the journal for ever. */
export const handleKeywordAlerts = (asked: Handling, context: Context, grant: Grant) =>
  inChangeSet('handleKeywordAlerts', asked, context, grant, null, async (tx) => {
    const { changes, alerts } = await handleAlerts(tx, KEYWORD_ALERTS, grant, asked);
    return { changes, answer: { alerts } };
  });
