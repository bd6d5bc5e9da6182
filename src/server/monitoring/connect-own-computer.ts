import type { Grant } from '../access/authorise.ts';
import { connectDevice } from '../activity/connect-device.ts';
import { readTerms } from '../activity/monitoring-terms.ts';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { ownMember } from './own-member.ts';
import { withoutIdempotency } from './without-idempotency.ts';

export const connectOwnComputer = ({ name }: { readonly name: string }, context: Context, grant: Grant) =>
  withoutIdempotency(context, grant, async (tx) => {
    const employeeId = ownMember(grant.session);
    const terms = await readTerms(tx);
    if (terms?.isOn !== true || !terms.membersMayConnect) throw refuse('_DB0101');
    return connectDevice(tx, context, grant, employeeId, name);
  });
