import type { ReactNode } from 'react';

export type PaletteItem = {
  readonly key: string;
  readonly label: string;
  /** Beside the label, in grey; searched too. */
  readonly detail?: string;
  /** At the right, where no key stands. */
  readonly note?: string;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly run: () => void;
  /** The path of the screen that it opens, which is fetched while it is marked. */
  readonly opens?: string;
  /** Opens it beside the list that it belongs to. */
  readonly beside?: () => void;
  /** What else one may do with it; Tab lists them. */
  readonly acts?: readonly PaletteItem[];
};

export type PaletteGroup = {
  readonly key: string;
  /** In the person's language. */
  readonly title: string;
  readonly items: readonly PaletteItem[];
};
