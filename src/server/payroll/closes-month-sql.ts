/** Whether the days of `of` (an alias of a payslip, or of a run) are a whole month or the half that closes it, as `payTerms` says: with it comes what is paid or deducted once a month. */
export const closesMonthSql = (of: string): string => `(${of}.to_date - ${of}.from_date + 1 > 16 or extract(day from ${of}.to_date) > 15)`;
