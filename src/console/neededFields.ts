/** Another field of the record, and the values of it that ask for this one; any value where none are named. */
type Asking = { readonly by: string; readonly values?: readonly string[] };

const given = (by: string): Asking => ({ by });
const of = (by: string, ...values: string[]): Asking => ({ by, values });
const isOn = (by: string): Asking => of(by, 'true');
const sent = of('schedule', 'DAILY', 'WEEKLY', 'MONTHLY');
const forGroup = of('coverage', 'CUSTOM_GROUP');
const bound = isOn('commitmentPeriod');
const byDay = of('overtimeType', 'NO_SLAB');
const fence = [of('status', 'ACTIVE'), isOn('geoFencingEnabled')];

/** Fields that the server asks for only while others have certain values, all of those named, by entity and key: forms mark them as required as long. */
export const neededFields: Readonly<Partial<Record<string, Readonly<Partial<Record<string, readonly Asking[]>>>>>> = {
  // Without a kind there is nothing to enter, so the form of added fields asks for it always.
  formField: { kind: [], choices: [of('kind', 'CHOICE', 'CHOICES')] },
  report: { weekday: [of('schedule', 'WEEKLY')], dayOfMonth: [of('schedule', 'MONTHLY')], sendAt: [sent], recipients: [sent] },
  compOffConfiguration: { customGroupId: [forGroup], expiryDays: [of('expiryType', 'DAYS')], encashmentMode: [isOn('encashment')] },
  overtimeConfiguration: {
    customGroupId: [forGroup],
    amount: [of('overtimeType', 'FIXED_RATE')],
    rateNormal: [byDay],
    rateRest: [byDay],
    rateSpecialNonWorkingHoliday: [byDay],
    rateRegularHoliday: [byDay],
    slabs: [of('overtimeType', 'SLAB')],
  },
  salaryComponent: {
    // A retiral may have its amounts in its shares.
    amount: [of('basis', 'FIXED_AMOUNT'), of('type', 'EARNING', 'REIMBURSEMENT', 'BONUS', 'GROSS', 'FLEXIBLE_BENEFIT')],
    percentage: [of('basis', 'PERCENT_OF_CTC', 'PERCENT_OF_GROSS', 'PERCENT_OF_COMPONENT')],
    percentOfId: [of('basis', 'PERCENT_OF_COMPONENT')],
    customFormula: [of('basis', 'CUSTOM_FORMULA')],
  },
  adhocAllowance: {
    amount: [of('calculationType', 'FIXED_AMOUNT')],
    customFormula: [of('calculationType', 'CUSTOM_FORMULA')],
    commitmentPeriodMonths: [bound],
    clawbackConfiguration: [bound],
    clawbackAmount: [bound, of('clawbackConfiguration', 'FIXED_AMOUNT')],
    clawbackFormula: [bound, of('clawbackConfiguration', 'CUSTOM_FORMULA')],
  },
  bonusPlan: { amount: [of('calculation', 'FIXED_AMOUNT')], percent: [of('calculation', 'PERCENT_OF_COMPONENT', 'PERCENT_OF_SALARY')], componentId: [of('calculation', 'PERCENT_OF_COMPONENT')] },
  specialWage: { customGroupId: [forGroup], fromTime: [given('toTime')], toTime: [given('fromTime')] },
  preApprovalSetting: { customGroupId: [forGroup] },
  leavePolicy: { customGroupId: [forGroup], carryOverLimitDays: [of('carryOver', 'LIMITED')] },
  attendanceConfiguration: { centerLatitude: fence, centerLongitude: fence, radiusMetres: fence },
  announcement: {
    text: [of('type', 'TEXT')],
    embedUrl: [of('type', 'EMBED')],
    flashContent: [of('type', 'FLASH')],
    locationId: [of('audience', 'LOCATION')],
    departmentId: [of('audience', 'DEPARTMENT')],
  },
};

/** Whether a field is asked for by what the others hold. */
export const isNeeded = (asking: readonly Asking[], record: Readonly<Partial<Record<string, unknown>>>): boolean =>
  asking.every(({ by, values }) => (values === undefined ? (record[by] ?? '') !== '' : values.includes(String(record[by]))));
