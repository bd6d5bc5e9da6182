import type { ChangeKind, ChangeSource } from '../../../../generated/monitoring/operations.ts';

export const kinds = ['ADD', 'UPDATE', 'DELETE'] as const satisfies readonly ChangeKind[];

export const sources = ['FORM', 'CELLS', 'PASTE', 'REPLACE', 'MOVE', 'STATUS', 'BULK', 'IMPORT', 'DELETE', 'UNDO', 'REDO', 'RULE', 'SEED'] as const satisfies readonly ChangeSource[];
