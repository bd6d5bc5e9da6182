import { useStore } from 'react-admin';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DARK, MODE_KEY, modeOf } from './firstMode.ts';
import type { ModeChoice } from './firstMode.ts';
import type { Mode } from '../../domain/brandGrounds.ts';

/** What the person chose, and how to choose: light, dark or as the system. */
export const useModeChoice = (): readonly [ModeChoice, (choice: ModeChoice) => void] => {
  const [choice, choose] = useStore<ModeChoice>(MODE_KEY, 'system');
  return [choice, choose];
};

/** The mode that shows now. */
export const useMode = (): Mode => modeOf(useModeChoice()[0], useMediaQuery(DARK, { noSsr: true }));
