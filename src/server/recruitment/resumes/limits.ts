/** What a resume may hold; secure.md 11 and 13. A file past one of them is refused or read in part, and the person is told which. */
export const resumeLimits = {
  fileBytes: 5_000_000,
  /** Of a document's part, unpacked. */
  partBytes: 24 * 1024 * 1024,
  entries: 600,
  pages: 25,
  lines: 4_000,
  characters: 200_000,
  lineLength: 2_000,
  links: 200,
  heapMegabytes: 256,
  milliseconds: 20_000,
  /** Readers at once in this process; others wait. */
  readers: 2,
} as const;
