import type { Grant } from '../access/authorise.ts';
import { connectDevice } from '../activity/connect-device.ts';
import type { Context } from '../context.ts';
import { reachedEmployee } from '../people/reached-employee.ts';
import { withoutIdempotency } from './without-idempotency.ts';

type Arguments = { readonly employeeId: number; readonly name: string };

export const issueActivityDevice = ({ employeeId, name }: Arguments, context: Context, grant: Grant) =>
  withoutIdempotency(context, grant, async (tx) => connectDevice(tx, context, grant, await reachedEmployee(tx, grant, String(employeeId)), name));
