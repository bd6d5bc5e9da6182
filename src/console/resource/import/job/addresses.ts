import type { ImportAction } from './importJob.ts';

/** The empty spreadsheet of an entity. */
export const templateAddress = (type: string, action: ImportAction): string => `/imports/templates/${encodeURIComponent(type)}?action=${action}`;

/** The rows of an import that need a fix, in the columns of the template, with what is wrong with each. */
export const faultyRowsAddress = (id: string): string => `/imports/${encodeURIComponent(id)}/faulty-rows`;
