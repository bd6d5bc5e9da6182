/** What an import keeps besides what came of it, in clear: its rows as the file had them, what is wrong with them and how they were mended. */
export const ROWS_IN_WAIT = ['import_block', 'import_likeness', 'import_omit', 'import_problem', 'import_fix', 'import_created'] as const;

/** Days after which rows of imports that are over, or were left, are deleted; what came of them stays. */
export const ROWS_KEPT_DAYS = 14;
