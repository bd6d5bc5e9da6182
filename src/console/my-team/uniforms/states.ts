import type { StatusTone } from '../../shell/pieces/StatusMark.tsx';
import type { UniformState } from '../../../../generated/core-hr/operations.ts';

export const STATES = ['WORN', 'INCOMPLETE', 'NOT_WORN'] as const satisfies readonly UniformState[];

export const TONE_OF: Readonly<Record<UniformState, StatusTone>> = { WORN: 'ok', INCOMPLETE: 'wait', NOT_WORN: 'off' };
