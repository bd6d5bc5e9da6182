import { useStore } from 'react-admin';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Mode } from '../../domain/brandGrounds.ts';

export type ModeChoice = Mode | 'system';

/** What the person chose, and how to choose: light, dark or as the system. */
export const useModeChoice = (): readonly [ModeChoice, (choice: ModeChoice) => void] => {
  const [choice, choose] = useStore<ModeChoice>('theme', 'system');
  return [choice, choose];
};

/** The mode that shows now. */
export const useMode = (): Mode => {
  const [choice] = useModeChoice();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
};
