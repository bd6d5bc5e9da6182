import type { DataProvider } from 'ra-core';
import type { ListQuery } from './listQuery.ts';
import type { GroupsQuestion, RecordGroups } from './recordGroups.ts';
import type { Linked } from './row.ts';

export type Target = { readonly endpoint: string; readonly type: string; /** The kinds that are picked, where not all. */ readonly among?: readonly string[] };
export type Signalled = { readonly signal?: AbortSignal };

export type LookupParams = Signalled & { /** Without what is inactive: for something new. */ readonly inUse?: boolean; readonly search?: string; readonly ids?: readonly string[]; readonly offset?: number; readonly limit?: number };
export type LookupAnswer = { readonly rows: readonly Linked[]; readonly total: number };

export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };
export type HistoryEntry = {
  readonly changeSetId: string;
  readonly at: string;
  readonly by: string;
  readonly kind: 'ADD' | 'UPDATE' | 'DELETE' | 'DOWNLOAD';
  readonly source: 'FORM' | 'CELLS' | 'PASTE' | 'REPLACE' | 'MOVE' | 'STATUS' | 'DELETE' | 'IMPORT' | 'BULK' | 'UNDO' | 'REDO' | 'RULE' | 'SEED';
  readonly reason: string | null;
  /** What an import read. */
  readonly fileName: string | null;
  /** The import, where the person may open it. */
  readonly importId: string | null;
  readonly form: string | null;
  readonly records: number;
  readonly undoable: boolean;
  readonly whyNot: string | null;
  readonly fields: readonly FieldChange[];
  /** The step of a workflow that it decided. */
  readonly step: { readonly decision: string; readonly step: number; readonly steps: number; readonly workflow: string } | null;
};
export type HistoryAnswer = { readonly rows: readonly HistoryEntry[]; readonly total: number };

export type Count = { readonly total: number; readonly isEstimate: boolean };
export type ExportParams = Signalled & {
  readonly query: ListQuery;
  readonly columns: readonly string[];
  readonly format: 'xlsx' | 'csv';
  /** Called with the bytes that have arrived. */
  readonly onProgress?: (bytes: number) => void;
};

export type ExportedFile = { readonly file: Blob; readonly name: string; /** Records in it, as the server counted them. */ readonly rows?: number };

/** react-admin's data provider over all endpoints, and what the console needs besides. `resource` is always a screen's name. */
export type ConsoleDataProvider = DataProvider & {
  /** Records of an entity by search or ids, in the order of their titles: what pickers and filters show. */
  readonly lookup: (target: Target, params: LookupParams) => Promise<LookupAnswer>;
  /** Changes of one record, newest first, 50 at a time. */
  readonly history: (resource: string, params: Signalled & { readonly id: string; readonly offset?: number; readonly limit?: number }) => Promise<HistoryAnswer>;
  /** Undoes a change-set; answers the change-set that undid it, whose undoing is redoing. */
  readonly undo: (endpoint: string, changeSet: string) => Promise<{ readonly changeSet: string | null }>;
  /** How many records each query matches. */
  readonly counts: (resource: string, queries: readonly ListQuery[], signal?: AbortSignal) => Promise<readonly Count[]>;
  /** What a query matches, in groups with figures: one statement, whatever the number of records. */
  readonly recordGroups: (resource: string, query: ListQuery, question: GroupsQuestion, signal?: AbortSignal) => Promise<RecordGroups>;
  /** The ids of every record that matches, read 25,000 at a time. */
  readonly matchingIds: (resource: string, query: ListQuery, signal?: AbortSignal) => Promise<readonly string[]>;
  /** Downloads exactly what the query matches. */
  readonly exportList: (resource: string, params: ExportParams) => Promise<ExportedFile>;
};
