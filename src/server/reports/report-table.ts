/** A report as it is read: columns with rows of cells, of records or of groups. */
import type { Language } from '../../domain/languages.ts';
import type { OrganisationFormats } from '../resource/import/rules.ts';
import type { ColumnFormat, Value } from '../sheets/write/sheet.ts';

export type ReportColumn = { readonly kind: 'GROUP' | 'CURRENCY' | 'MEASURE' | 'FIELD'; readonly label: string; readonly isNumber: boolean; readonly format: ColumnFormat };
export type Cell = { /** As people read it. */ readonly text: string; /** As a file holds it. */ readonly value: Value; /** The exact number of a measure. */ readonly number: string | null };
export type ReportRow = { readonly cells: readonly Cell[]; readonly id: string | null; readonly filter: Readonly<Record<string, unknown>> | null };

/** In whose words and on whose calendar. `today` is the organisation's. */
export type ReportContext = { readonly language: Language; readonly formats: OrganisationFormats; readonly today: string };

export const emptyCell: Cell = { text: '', value: null, number: null };
