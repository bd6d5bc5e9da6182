/** Whether an earlier state of the record comes back, which is taken whole: undoing a step is no step of the hiring flow. A change names some fields alone. */
export const goesBack = (values: Readonly<Record<string, unknown>>): boolean => Object.hasOwn(values, 'version');
