/** Where the measured lists are, and how their parts are found. */
export const GRID = {
  path: '/v3/core-hr/designations',
  row: '[role=grid] .body > .row:not(.waiting)',
  /** The same, and the rows that stand there before the console does. */
  seen: '.body > .row:not(.waiting)',
  anyRow: '[role=grid] .body > .row',
  scroller: '[role=grid]',
  next: 'button[aria-label="Next page"]',
  sort: '[role=columnheader][data-sortable]',
  plain: { path: '/data-table.html', row: 'tbody .column-title', next: 'button[aria-label="Go to next page"]', sort: 'th .MuiTableSortLabel-root' },
  bare: { path: '/virtual-list.html', row: '.row', scroller: '.scroller' },
} as const;
