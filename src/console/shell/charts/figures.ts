/** Grouped figures as they are answered: what stands in the columns, and a row a group with its texts, its exact numbers and the condition that its records meet. */
export type FigureColumn = { readonly kind: 'GROUP' | 'CURRENCY' | 'MEASURE' | 'FIELD'; readonly label: string; readonly isNumber: boolean };
export type FigureRow = { readonly texts: readonly string[]; readonly numbers: readonly (string | null)[]; readonly id: string | null; readonly filter: Readonly<Record<string, unknown>> | null };
export type Figures = { readonly columns: readonly FigureColumn[]; readonly rows: readonly FigureRow[] };
