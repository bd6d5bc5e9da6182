import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { TOXICITY_ALERTS } from '../data-loss-prevention/words/alert-kinds.ts';
import { handleAlerts, type Handling } from '../data-loss-prevention/words/handle-alerts.ts';
import { inChangeSet } from '../resource/in-change-set.ts';

/** The remark stands in the alert alone: a reason would stay in the journal for ever. */
export const handleToxicityAlerts = (asked: Handling, context: Context, grant: Grant) =>
  inChangeSet('handleToxicityAlerts', asked, context, grant, null, async (tx) => {
    const { changes, alerts } = await handleAlerts(tx, TOXICITY_ALERTS, grant, asked);
    return { changes, answer: { alerts } };
  });
