export type ReferenceRow = { readonly id: string; readonly code: string; readonly title: string; readonly level: string; readonly grade: string; readonly probation_days: number; readonly status: string };
type Page = { readonly totalRecords: number; readonly rows: readonly ReferenceRow[] };

/** A page of designations from the reference server, which serves this page as well. */
export const askRows = async (question: { limit: number; offset: number; sort?: string; order?: string }): Promise<Page> => {
  const response = await fetch('/rows', { method: 'POST', body: JSON.stringify(question) });
  return ((await response.json()) as { data: { page: Page } }).data.page;
};
