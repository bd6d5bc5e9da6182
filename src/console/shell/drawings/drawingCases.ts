/** What a drawing can say. */
export const drawingCases = [
  'holidays', 'tax', 'approvals', 'expenses', 'documentSignature', 'declarationLocked', 'accessDenied', 'leaveDistribution', 'birthday', 'locationNotFound',
  'announcements', 'notifications', 'noConfiguration', 'noRecords', 'noResults', 'networkError', 'fetchError', 'demoBooking', 'discountOffer', 'pageNotFound',
  'chunkFailed',
] as const;
export type DrawingCase = (typeof drawingCases)[number];

/** What the address of an empty screen speaks of; the first that fits. */
const speaking: readonly (readonly [RegExp, DrawingCase])[] = [
  [/holiday/, 'holidays'],
  [/approval|regularisation|finali[sz]ation/, 'approvals'],
  [/leave|time-off|comp-off|compensatory/, 'leaveDistribution'],
  [/expense|claim|travel|air-ticket|per-diem/, 'expenses'],
  [/tax|statutory|form-24q|tds|declaration|provident/, 'tax'],
  [/docusign|signature/, 'documentSignature'],
  [/location|work-place|geo-fencing/, 'locationNotFound'],
  [/announcement/, 'announcements'],
  [/notification/, 'notifications'],
  [/^\/settings\//, 'noConfiguration'],
];

/** The case that an empty screen draws, by its address. */
export const caseOfScreen = (path: string): DrawingCase => speaking.find(([words]) => words.test(path))?.[1] ?? 'noRecords';
