import { useCallback } from 'react';
import { useStore } from 'ra-core';
import { useSession } from '../../../providers/authSession.ts';
import { preferencesKey } from './preferences.ts';
import type { Preferences } from './preferences.ts';

const none: Preferences = {};

/** Remembered per person and screen on this device. */
export const usePreferences = (screen: string): readonly [Preferences, (patch: Partial<Preferences>) => void] => {
  const person = useSession()?.user.userId ?? 'nobody';
  const [preferences, setPreferences] = useStore<Preferences>(preferencesKey(person, screen), none);
  const change = useCallback((patch: Partial<Preferences>) => setPreferences({ ...preferences, ...patch }), [preferences, setPreferences]);
  return [preferences, change];
};
