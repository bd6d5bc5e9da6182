/** What can be told of a file before the server has read it. The server's reader is what counts. */
export type Preview = {
  readonly headings: readonly string[];
  /** The first rows below the headings, as text. */
  readonly rows: readonly (readonly string[])[];
  /** Rows below the headings that are not empty; an estimate where a workbook only says where it ends. */
  readonly total: number;
  readonly sheets: readonly string[];
};

export type PreviewProblem = 'empty' | 'type' | 'password' | 'unreadable';
export type PreviewAnswer = { readonly preview: Preview } | { readonly problem: PreviewProblem };

export const sampleRows = 8;

const isFilled = (cell: string): boolean => cell.trim() !== '';

/** The first row that is at least half as full as the fullest of the first ten: a title line above the headings is passed over. */
export const headingIndex = (rows: readonly (readonly string[])[]): number => {
  const filled = rows.slice(0, 10).map((row) => row.filter(isFilled).length);
  return Math.max(0, filled.findIndex((count) => count * 2 >= Math.max(...filled)));
};

/** The first rows of a file as headings and samples; `total` counts all rows that are filled, headings and lines above them included. */
export const previewOf = (first: readonly (readonly string[])[], total: number, sheets: readonly string[] = []): PreviewAnswer => {
  const rows = first.filter((row) => row.some(isFilled));
  if (rows.length < 2) return { problem: 'empty' };
  const at = headingIndex(rows);
  const headings = (rows[at] ?? []).map((text) => text.replace(/\s+/g, ' ').trim());
  return { preview: { headings, rows: rows.slice(at + 1, at + 1 + sampleRows), total: Math.max(0, total - at - 1), sheets } };
};
