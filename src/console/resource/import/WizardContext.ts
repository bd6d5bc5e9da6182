import { createContext, use } from 'react';
import type { ScreenResource } from '../../providers/data/metadata.ts';

/** What every part of a wizard knows: the screen it belongs to and its words. */
export type Wizard = {
  readonly target: ScreenResource;
  /** 'Import / Update Designation', else 'Import or update grades'. */
  readonly title: string;
  /** 'designations', 'designation' for one. */
  readonly word: (count: number) => string;
  /** A count as the language writes it. */
  readonly number: (value: number) => string;
  readonly mayImport: boolean;
  readonly mayUpdate: boolean;
  /** Back to the list; what was uploaded stays and is offered when the wizard opens again. */
  readonly close: () => void;
  /** The list with what a change-set added or changed. */
  readonly openTouched: (changeSet: string) => void;
  /** Opens the import of that number, or a new one. */
  readonly open: (job: string | undefined) => void;
};

export const WizardContext = createContext<Wizard | null>(null);

export const useWizard = (): Wizard => {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('A part of the import wizard stands outside it.');
  return wizard;
};
