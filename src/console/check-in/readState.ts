import { ask } from '../shell/ask.ts';

export type CheckInState = {
  readonly nextType: 'IN' | 'OUT';
  readonly since: string | null;
  readonly workedMinutes: number;
  readonly timeZone: string;
  readonly hasFace: boolean;
  readonly hasFaceConsent: boolean;
  readonly hasLocationConsent: boolean;
};

const query = '{ checkInState { nextType since workedMinutes timeZone hasFace hasFaceConsent hasLocationConsent } }';

/** How my day stands. Written out here, so that the top bar brings no documents of other operations. */
export const readState = async (signal?: AbortSignal): Promise<CheckInState> => (await ask<{ checkInState: CheckInState }>('attendance', query, {}, signal)).checkInState;
