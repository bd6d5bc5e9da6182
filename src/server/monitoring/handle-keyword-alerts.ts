import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { KEYWORD_ALERTS } from '../data-loss-prevention/words/alert-kinds.ts';
import { handleAlerts, type Handling } from '../data-loss-prevention/words/handle-alerts.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

export const handleKeywordAlerts = (asked: Handling, context: Context, grant: Grant) =>
  inChangeSet('handleKeywordAlerts', asked, context, grant, asked.remark?.trim().slice(0, 300) || null, async (tx) => {
    const { changes, alerts } = await handleAlerts(tx, KEYWORD_ALERTS, grant, asked);
    return { changes, answer: { alerts } };
  });
