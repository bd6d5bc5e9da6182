/** A field that is asked for only while another, `by`, has one of some values. */
export type Applying = { readonly by: string; readonly values: readonly string[] };

/** Fields that others make pointless, by entity and key: forms show them where they apply. */
export const applyingFields: Readonly<Partial<Record<string, Readonly<Partial<Record<string, Applying>>>>>> = {
  report: {
    weekday: { by: 'schedule', values: ['WEEKLY'] },
    dayOfMonth: { by: 'schedule', values: ['MONTHLY'] },
    sendAt: { by: 'schedule', values: ['DAILY', 'WEEKLY', 'MONTHLY'] },
    format: { by: 'schedule', values: ['DAILY', 'WEEKLY', 'MONTHLY'] },
    recipients: { by: 'schedule', values: ['DAILY', 'WEEKLY', 'MONTHLY'] },
  },
};
