/** The sheet asked for by name, else the first visible one, else the first. */
export const chooseSheet = <Sheet extends { readonly name: string; readonly hidden: boolean }>(sheets: readonly Sheet[], name: string | undefined): Sheet | undefined =>
  (name === undefined ? undefined : sheets.find((sheet) => sheet.name === name)) ?? sheets.find((sheet) => !sheet.hidden) ?? sheets[0];
