/** Whether a cell of the list is being edited, so that the focus is not to be taken away. */
export const isInCell = (): boolean => Boolean(document.activeElement?.closest('[data-cell-editor]'));
