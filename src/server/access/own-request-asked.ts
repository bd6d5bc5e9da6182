import type { Caller } from '../resource/caller.ts';
import type { Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';

/**
 * Whether people ask for something of their own, or change what they ask for: then the organisation's limits hold. Whoever
 * enters a request for somebody else decides alone, and taking one back is always possible.
 */
export const isAskedForOneself = ({ session }: Caller, values: Values, before: Image | null, keys: readonly string[]): boolean => {
  const whole: Values = { ...before, ...values };
  if (session.employeeId === null || String(whole['employeeId'] ?? '') !== session.employeeId) return false;
  if (whole['status'] !== 'DRAFT' && whole['status'] !== 'PENDING') return false;
  return before === null || [...keys, 'status'].some((key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(whole[key] ?? null));
};
