type Days = { readonly fromDate: string | null; readonly toDate: string | null };

/** The days with another first or last one (ISO, both included): the other end goes along where the period would end before it begins. */
export const withFrom = <Period extends Days>(period: Period, fromDate: Period['fromDate']): Period => ({ ...period, fromDate, toDate: fromDate !== null && period.toDate !== null && period.toDate < fromDate ? fromDate : period.toDate });
export const withTo = <Period extends Days>(period: Period, toDate: Period['toDate']): Period => ({ ...period, toDate, fromDate: toDate !== null && period.fromDate !== null && toDate < period.fromDate ? toDate : period.fromDate });
