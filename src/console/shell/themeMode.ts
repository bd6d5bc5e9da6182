import { useStore } from 'react-admin';
import useMediaQuery from '@mui/material/useMediaQuery';
import { deviceStore } from './deviceStore.ts';
import type { Mode } from '../../domain/brandGrounds.ts';

const KEY = 'theme';

export type ModeChoice = Mode | 'system';

/** What the person chose, and how to choose: light, dark or as the system. */
export const useModeChoice = (): readonly [ModeChoice, (choice: ModeChoice) => void] => {
  const [choice, choose] = useStore<ModeChoice>(KEY, 'system');
  return [choice, choose];
};

const DARK = '(prefers-color-scheme: dark)';
const modeOf = (choice: ModeChoice, systemIsDark: boolean): Mode => (choice !== 'system' ? choice : systemIsDark ? 'dark' : 'light');

/** The mode that shows now. */
export const useMode = (): Mode => modeOf(useModeChoice()[0], useMediaQuery(DARK, { noSsr: true }));

/** The mode that the first drawing will show. */
export const firstMode = (): Mode => modeOf(deviceStore.getItem<ModeChoice>(KEY) ?? 'system', window.matchMedia(DARK).matches);
