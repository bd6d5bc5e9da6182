import { deviceStore } from './deviceStore.ts';
import type { Mode } from '../../domain/brandGrounds.ts';

/** Where the device keeps the person's choice. */
export const MODE_KEY = 'theme';

export type ModeChoice = Mode | 'system';

export const DARK = '(prefers-color-scheme: dark)';

export const modeOf = (choice: ModeChoice, systemIsDark: boolean): Mode => (choice !== 'system' ? choice : systemIsDark ? 'dark' : 'light');

/** The mode that the first drawing will show. */
export const firstMode = (): Mode => modeOf(deviceStore.getItem<ModeChoice>(MODE_KEY) ?? 'system', window.matchMedia(DARK).matches);
