/** What a spreadsheet may hold; secure.md 13. A file past one of them is refused with the limit in the sentence. */
export const limits = {
  fileBytes: 50 * 1024 * 1024,
  unpackedBytes: 600 * 1024 * 1024,
  /** Unpacked to packed; applied to parts over 1 MiB, because short parts of repeated markup pack well. */
  ratio: 400,
  entries: 2_000,
  rows: 200_000,
  columns: 500,
  cellLength: 32_767,
  sheetRows: 1_048_576,
  sheetColumns: 16_384,
  /** A single row's markup, so that a row without an end cannot fill memory. */
  rowBytes: 32 * 1024 * 1024,
  heapMegabytes: 768,
  milliseconds: 90_000,
  batchRows: 500,
} as const;
