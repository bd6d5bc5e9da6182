/** A field that is asked for only while another, `by`, has one of some values. */
export type Applying = {
  readonly by: string;
  readonly values: readonly string[];
  /** Empty while it does not apply: the server refuses it, or it would say what does not hold. */
  readonly emptied?: true;
  /** While it does not apply it stays where it is with this value, and cannot be changed; `<entity>.<field>.locked` says why. */
  readonly lockedAt?: unknown;
};

const forGroup: Applying = { by: 'coverage', values: ['CUSTOM_GROUP'], emptied: true };
const where = (by: string, ...values: string[]): Applying => ({ by, values });
const emptiedUnless = (by: string, ...values: string[]): Applying => ({ by, values, emptied: true });
const whereOn = (by: string): Applying => where(by, 'true');
const sent = where('schedule', 'DAILY', 'WEEKLY', 'MONTHLY');
const swapped = whereOn('swapAllowed');
const shortTimeOff = whereOn('shortTimeOffEnabled');
const onDuty = whereOn('onDutyEnabled');
const fenced = whereOn('geoFencingEnabled');
const ofFace = whereOn('facialRecognitionEnabled');
const byDay = where('overtimeType', 'NO_SLAB');
const ofPortal = whereOn('candidatePortalLogin');
const ofRetiral = emptiedUnless('type', 'RETIRAL');
const ofClaims = emptiedUnless('type', 'REIMBURSEMENT', 'FLEXIBLE_BENEFIT');
const ofRevision = where('revisionType', 'ANNUAL_REVIEW', 'PROMOTION', 'MARKET_ADJUSTMENT', 'CORRECTION', 'OTHER');
const limited = ['TEXT', 'LONG_TEXT', 'EMAIL', 'PHONE', 'INTEGER', 'DECIMAL', 'MONEY', 'PERCENT'];
const afterDraft = where('status', 'SENT', 'VIEWED', 'SIGNED', 'DECLINED', 'VOIDED', 'COMPLETED');
const ofEnd = where('status', 'DECLINED', 'VOIDED', 'COMPLETED');
const beyondHours = whereOn('additionalCompOffForOvertimeHours');

/** Fields that others make pointless, by entity and key: forms show them where they apply. */
export const applyingFields: Readonly<Partial<Record<string, Readonly<Partial<Record<string, Applying>>>>>> = {
  formField: {
    choices: emptiedUnless('kind', 'CHOICE', 'CHOICES'),
    minimum: emptiedUnless('kind', ...limited),
    maximum: emptiedUnless('kind', ...limited),
    preset: emptiedUnless('kind', 'TEXT', 'LONG_TEXT'),
  },
  generatedDocument: {
    sentOn: afterDraft, waitsFor: afterDraft, waitsSince: afterDraft, remindedOn: afterDraft, reminders: afterDraft, expiresOn: afterDraft, letter: afterDraft, letterDigest: afterDraft,
    closedOn: ofEnd, reason: ofEnd, signedLetter: where('status', 'COMPLETED'), signedDigest: where('status', 'COMPLETED'),
  },
  airTicketPolicy: { customGroupId: forGroup, encashmentPercent: emptiedUnless('encashment', 'true') },
  airTicketClaim: { settledOn: where('status', 'APPROVED'), returnOn: emptiedUnless('kind', 'REIMBURSEMENT', 'BOOKING'), spent: emptiedUnless('kind', 'REIMBURSEMENT', 'BOOKING'), receipts: emptiedUnless('kind', 'REIMBURSEMENT', 'BOOKING') },
  claimRequest: { paidOn: where('status', 'APPROVED') },
  report: { weekday: where('schedule', 'WEEKLY'), dayOfMonth: where('schedule', 'MONTHLY'), sendAt: sent, format: sent, recipients: sent },
  compOff: { encashedDays: where('status', 'APPROVED'), paidDays: where('status', 'APPROVED') },
  compOffConfiguration: {
    customGroupId: forGroup,
    minimumOvertimeHoursForFullDay: beyondHours,
    minimumOvertimeHoursForHalfDay: beyondHours,
    expiryDays: emptiedUnless('expiryType', 'DAYS'),
    encashmentMode: emptiedUnless('encashment', 'true'),
  },
  overtimeConfiguration: {
    customGroupId: forGroup,
    amount: emptiedUnless('overtimeType', 'FIXED_RATE'),
    rateNormal: byDay,
    rateRest: byDay,
    rateSpecialNonWorkingHoliday: byDay,
    rateRegularHoliday: byDay,
    slabs: where('overtimeType', 'SLAB'),
  },
  employeeSalary: { reviseCtcByPercentage: ofRevision, revisionWithoutArrear: ofRevision },
  salaryComponent: {
    amount: emptiedUnless('basis', 'FIXED_AMOUNT'),
    percentage: emptiedUnless('basis', 'PERCENT_OF_CTC', 'PERCENT_OF_GROSS', 'PERCENT_OF_COMPONENT'),
    percentOfId: emptiedUnless('basis', 'PERCENT_OF_COMPONENT'),
    customFormula: emptiedUnless('basis', 'CUSTOM_FORMULA'),
    gracePeriod: ofClaims,
    workFlowId: ofClaims,
    perks: { by: 'type', values: ['EARNING', 'BONUS', 'FLEXIBLE_BENEFIT'], lockedAt: false },
    employeeShare: ofRetiral,
    employerShare: ofRetiral,
    employeeShareAmount: ofRetiral,
    employerShareAmount: ofRetiral,
  },
  adhocAllowance: {
    amount: emptiedUnless('calculationType', 'FIXED_AMOUNT'),
    customFormula: emptiedUnless('calculationType', 'CUSTOM_FORMULA'),
    commitmentPeriodMonths: emptiedUnless('commitmentPeriod', 'true'),
    clawbackConfiguration: emptiedUnless('commitmentPeriod', 'true'),
    clawbackAmount: emptiedUnless('clawbackConfiguration', 'FIXED_AMOUNT'),
    clawbackFormula: emptiedUnless('clawbackConfiguration', 'CUSTOM_FORMULA'),
  },
  specialWage: { customGroupId: forGroup },
  preApprovalSetting: { customGroupId: forGroup },
  leavePolicy: { customGroupId: forGroup, carryOverLimitDays: emptiedUnless('carryOver', 'LIMITED'), encashmentLimitDays: emptiedUnless('encashment', 'true') },
  recruitmentGeneralSetting: { portalAccessForNew: ofPortal, portalAccessForArchived: ofPortal, portalAccessForBlacklisted: ofPortal },
  rosterSetting: { swapNeedsApproval: swapped, swapNoticeHours: swapped, swapWithinDesignation: swapped },
  internetAccessSetting: { notifiesViolations: { by: 'isOn', values: ['true'], lockedAt: false } },
  internetAccessOverride: { domains: emptiedUnless('mode', 'OWN_LIST') },
  timeOffSetting: { shortTimeOffMaximumMinutes: shortTimeOff, shortTimeOffPerMonth: shortTimeOff, onDutyMaximumDays: onDuty, onDutyPastDays: onDuty },
  attendanceConfiguration: {
    forceFencing: fenced,
    centerLatitude: fenced,
    centerLongitude: fenced,
    radiusMetres: fenced,
    forceFacialRecognition: ofFace,
    enableLivenessDetection: ofFace,
    numberOfChallenges: whereOn('enableLivenessDetection'),
  },
};

/** Whether a field says anything about a record. Where what decides it is not there to be seen, its own value does; where that says nothing itself, neither does the field. */
export const appliesTo = (entity: string, key: string, record: Readonly<Partial<Record<string, unknown>>>): boolean => {
  const rule = applyingFields[entity]?.[key];
  if (rule === undefined) return true;
  if (record[rule.by] === undefined) return record[key] != null;
  return rule.values.includes(String(record[rule.by])) && appliesTo(entity, rule.by, record);
};
