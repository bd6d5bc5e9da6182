import type { ReactNode } from 'react';

export type PaletteItem = {
  readonly key: string;
  readonly label: string;
  /** Beside the label, in grey; searched too. */
  readonly detail?: string;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly run: () => void;
};

export type PaletteGroup = { readonly key: 'best' | 'recent' | 'records' | 'actions' | 'screens'; readonly items: readonly PaletteItem[] };
