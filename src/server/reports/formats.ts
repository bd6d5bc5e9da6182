const formats = ['XLSX', 'CSV'] as const;
export type FormatName = (typeof formats)[number];

export const isReportFormat = (text: string): text is FormatName => formats.includes(text as FormatName);
