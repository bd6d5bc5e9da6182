import type { ChangeKind } from '../../../../generated/monitoring/operations.ts';

export const kinds = ['ADD', 'UPDATE', 'DELETE'] as const satisfies readonly ChangeKind[];
