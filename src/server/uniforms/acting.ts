import { finding } from '../../domain/problem.ts';
import type { FormName } from '../../../generated/forms.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { readId } from '../people/asked-people.ts';
import type { Caller } from '../resource/caller.ts';
import { refuseFields, refuseNone } from '../resource/refuse-fields.ts';

/** People or issues of one act. */
export const MOST_AT_ONCE = 300;

export const actingCaller = ({ db, idempotencyKey }: Context, grant: Grant, form: FormName): Caller => ({ db, session: grant.session, reach: grant, form, reason: null, idempotencyKey: idempotencyKey ?? null });

/** Each id once; refuses none, and more than one act takes. */
export const chosenIds = (caller: Caller, field: string, ids: readonly string[]): readonly string[] => {
  const chosen = [...new Set(ids.map(readId))];
  refuseNone(caller, field, chosen);
  refuseFields(caller, chosen.length > MOST_AT_ONCE ? [{ field, ...finding('rule.max', { maxValue: MOST_AT_ONCE }) }] : []);
  return chosen;
};
