/** What a part of a tab shows: fields of the person's own record by their groups, or the records of an entity that belong to the person. */
export type ProfilePart = { readonly kind: 'fields'; readonly groups: readonly string[] } | { readonly kind: 'list'; readonly type: string };
export type ProfileTab = { readonly key: string; readonly parts: readonly ProfilePart[] };

const fields = (...groups: readonly string[]): ProfilePart => ({ kind: 'fields', groups });
const lists = (...types: readonly string[]): readonly ProfilePart[] => types.map((type) => ({ kind: 'list', type }));

/** The tabs of a person's record in their order; one shows where the person who looks may see a part of it. Label: `profile.tab.<key>`. */
export const profileTabs: readonly ProfileTab[] = [
  { key: 'overview', parts: [] },
  { key: 'personal', parts: [fields('personal')] },
  { key: 'job', parts: [fields('job', 'dates'), ...lists('JobChange')] },
  { key: 'contact', parts: [fields('contact')] },
  { key: 'family', parts: lists('FamilyMember') },
  { key: 'education', parts: lists('Education') },
  { key: 'experience', parts: lists('Experience') },
  { key: 'documents', parts: lists('EmployeeDocument') },
  { key: 'travel', parts: lists('Passport', 'Visa', 'Licence') },
  { key: 'accreditation', parts: lists('EmployeeAccreditation') },
  { key: 'awards', parts: lists('Award') },
  { key: 'time-off', parts: lists('LeaveRequest', 'LeaveBalance', 'ShortTimeOff', 'CompOff') },
  { key: 'pay', parts: [fields('pay'), ...lists('BankAccount')] },
  { key: 'timeline', parts: [] },
];

const named = new Set(profileTabs.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'fields' ? part.groups : []))));

/** Groups that no tab names stand on a tab of their own: an organisation's fields, and those without a group (''). */
export const otherGroups = (groups: readonly string[]): readonly string[] => groups.filter((group) => !named.has(group));
