/** The shapes of an import as the wizard's parts pass them on, all from what its operations ask. */
import type { ImportAction, ImportFragment, ImportRowStatus, ImportState, ReadImportRowsQuery, ReadImportsQuery } from '../../../../../generated/batch-processing/operations.ts';

export type { ImportAction, ImportState };
export type ImportJob = ImportFragment;
export type ImportTarget = ImportJob['targets'][number];
export type Mapping = NonNullable<ImportJob['mapping']>;
export type TargetText = Mapping['constants'][number];
export type ProblemGroup = ImportJob['problems'][number];
export type ImportFix = ImportJob['fixes'][number];
export type SameFileBefore = NonNullable<ImportJob['sameFile']>;
export type ImportEntry = ReadImportsQuery['importJobs']['rows'][number];
export type RowPage = ReadImportRowsQuery['importRows'];
export type ReviewRow = RowPage['rows'][number];

/** Which rows of a file: of one cause, of one status, those that look like others, or all. */
export type RowFilter = { readonly cause?: string; readonly status?: ImportRowStatus; readonly alike?: true };

/** How a file is to be read where what was found is wrong. */
export type ReadOptions = { readonly sheet?: string; readonly encoding?: string; readonly separator?: string };

/** Corrections: texts of single cells, texts instead of others everywhere, and numbers of corrections to be taken back. */
export type Fixes = {
  readonly cells: readonly { readonly row: number; readonly target: string; readonly text: string }[];
  readonly replace: readonly { readonly target: string; readonly before: string; readonly after: string }[];
  readonly undo: readonly number[];
};

export const headingsOf = (job: Pick<ImportJob, 'columns'>): string[] => job.columns.map(({ heading }) => heading);

/** The first text of each column, to show what a template gives. */
export const firstTexts = (job: Pick<ImportJob, 'columns'>): string[] => job.columns.map(({ samples }) => samples[0] ?? '');

/** Targets that the mapping fills, in the order in which rows hold them. */
export const mappedTargets = ({ targets, mapping }: Pick<ImportJob, 'targets' | 'mapping'>): ImportTarget[] =>
  mapping === null ? [] : targets.filter(({ key }) => mapping.columns.includes(key) || [...mapping.constants, ...mapping.templates].some(({ target }) => target === key));
