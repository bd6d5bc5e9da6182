export type ListAct = {
  readonly key: string;
  /** Message key. */
  readonly label: string;
  /** The page that does it. */
  readonly path: string;
  /** Taken on the list's own form. */
  readonly right: 'ADD' | 'DELETE';
};

/** What lists offer besides adding, importing and exporting, by type. */
export const listActs: Readonly<Partial<Record<string, readonly ListAct[]>>> = {
  Holiday: [{ key: 'generate', label: 'screen.core-hr.holidays.generate', path: '/core-hr/holidays/generate', right: 'ADD' }],
};
