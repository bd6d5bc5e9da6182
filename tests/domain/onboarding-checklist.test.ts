import { describe, expect, it } from 'vitest';
import { checklistOf, type Rules } from '../../src/domain/onboarding/checklist.ts';

const document = (id: string, name: string, more: Partial<Rules['documents'][number]> = {}): Rules['documents'][number] => ({ id, name, enforcedInSelfOnboarding: false, enforceDuringOnboarding: false, groupId: null, ...more });
const accreditation = (id: string, name: string, more: Partial<Rules['accreditations'][number]> = {}): Rules['accreditations'][number] => ({ id, name, mandatory: true, enforceDependent: false, groupId: null, ...more });
const rules = (more: Partial<Rules>): Rules => ({ documents: [], accreditations: [], groups: [], ...more });

/** Has told everything; papers follow from the test. */
const told = { designationId: '1', departmentId: '1', locationId: '1', phone: '+81312345678', dateOfBirth: '1990-05-05', address: { city: 'Osaka' }, emergencyContacts: [{ name: 'Ken Mori', phone: '+6591234567' }], joiningDate: '2027-01-04' };
const papers = (...documents: readonly object[]) => ({ ...told, documents });
const wanting = (some: ReturnType<typeof checklistOf>) => some.items.filter(({ gap, isRequired }) => gap !== null && isRequired).map(({ key, gap }) => `${key} ${gap}`);

describe('what somebody who joins has to bring', () => {
  const both = rules({ documents: [document('1', 'Passport', { enforcedInSelfOnboarding: true }), document('2', 'Contract', { enforceDuringOnboarding: true }), document('3', 'Driving licence')] });

  it('is what the person cannot send without, and for the specialist also what is enforced during onboarding', () => {
    expect(wanting(checklistOf(both, told, 'SELF'))).toEqual(['DOCUMENT 1 MISSING']);
    expect(wanting(checklistOf(both, told, 'SPECIALIST'))).toEqual(['DOCUMENT 1 MISSING', 'DOCUMENT 2 MISSING']);
  });

  it('leaves out what nobody has to bring', () => {
    expect(checklistOf(both, told, 'SPECIALIST').items.map(({ name }) => name)).not.toContain('Driving licence');
  });

  it('names the bank code of an account where the country has one, before anything is sent', () => {
    const account = { ...told, bankId: '1', accountNumber: '123456789012', accountHolder: 'Nila Selvam' };
    const wants = (bankCountry: string, more = {}) => checklistOf(rules({}), { ...account, bankCountry, ...more }, 'SELF').items.flatMap((item) => item.wants);
    expect([wants('IN'), wants('IN', { bankCode: 'HDFC0001234' }), wants('DE')]).toEqual([['bankCode'], [], []]);
  });

  it('is there with its file, not with its number alone', () => {
    expect(wanting(checklistOf(both, papers({ documentSubtypeId: '1', number: 'TZ1', file: null }), 'SELF'))).toEqual(['DOCUMENT 1 MISSING']);
    expect(checklistOf(both, papers({ documentSubtypeId: '1', file: 'key' }), 'SELF')).toMatchObject({ done: 5, of: 5, isComplete: true });
  });

  it('does not count what expires before the first day', () => {
    expect(wanting(checklistOf(both, papers({ documentSubtypeId: '1', file: 'key', expiresOn: '2027-01-03' }), 'SELF'))).toEqual(['DOCUMENT 1 EXPIRED']);
    expect(checklistOf(both, papers({ documentSubtypeId: '1', file: 'key', expiresOn: '2027-01-04' }), 'SELF').isComplete).toBe(true);
    expect(checklistOf(both, papers({ documentSubtypeId: '1', file: 'old', expiresOn: '2026-01-04' }, { documentSubtypeId: '1', file: 'new', expiresOn: '2036-01-04' }), 'SELF').isComplete).toBe(true);
  });
});

describe('papers that stand for each other', () => {
  const identity = rules({
    groups: [{ id: '7', name: 'Identity', required: 2 }],
    documents: [document('1', 'Passport', { enforcedInSelfOnboarding: true, groupId: '7' }), document('2', 'Identity card', { groupId: '7' }), document('3', 'Birth certificate', { groupId: '7' })],
  });

  it('are enough in the number that the group says, whichever they are', () => {
    expect(wanting(checklistOf(identity, papers({ documentSubtypeId: '2', file: 'a' }), 'SELF'))).toEqual(['GROUP 7 MISSING']);
    const { items, isComplete } = checklistOf(identity, papers({ documentSubtypeId: '2', file: 'a' }, { documentSubtypeId: '3', file: 'b' }), 'SELF');
    expect(isComplete).toBe(true);
    expect(items.find(({ kind }) => kind === 'GROUP')?.group).toEqual({ required: 2, given: 2, of: ['Passport', 'Identity card', 'Birth certificate'] });
  });

  it('are each asked for alone where the group is no longer in use', () => {
    expect(wanting(checklistOf({ ...identity, groups: [] }, told, 'SELF'))).toEqual(['DOCUMENT 1 MISSING']);
  });

  it('are all of them where the group asks for more than it has', () => {
    const few = { ...identity, groups: [{ id: '7', name: 'Identity', required: 9 }] };
    expect(checklistOf(few, papers({ documentSubtypeId: '1', file: 'a' }, { documentSubtypeId: '2', file: 'b' }, { documentSubtypeId: '3', file: 'c' }), 'SELF').isComplete).toBe(true);
  });

  it('are not asked for where none of them is enforced', () => {
    const free = { ...identity, documents: identity.documents.map((one) => ({ ...one, enforcedInSelfOnboarding: false })) };
    expect(checklistOf(free, told, 'SELF').items.filter(({ kind }) => kind !== 'FIELD')).toEqual([]);
  });
});

describe('accreditations', () => {
  const medical = rules({ accreditations: [accreditation('4', 'Medical check', { enforceDependent: true }), accreditation('5', 'First aid', { mandatory: false })] });
  const family = { ...told, family: [{ name: 'Mia', relationshipId: '1', isDependent: true }, { name: 'Leo', relationshipId: '2', isDependent: false }] };

  it('are brought by each dependent as well where the type says so', () => {
    expect(wanting(checklistOf(medical, family, 'SELF'))).toEqual(['ACCREDITATION 4 MISSING', 'ACCREDITATION 4 Mia MISSING']);
    expect(wanting(checklistOf(medical, { ...family, accreditations: [{ accreditationId: '4', dependent: null, document: 'a' }, { accreditationId: '4', dependent: ' mia ', document: 'b' }] }, 'SELF'))).toEqual([]);
  });
});

describe('what an employee needs', () => {
  it('is asked of the specialist, and what only the person knows of the person', () => {
    expect(wanting(checklistOf(rules({}), { joiningDate: '2027-01-04' }, 'SPECIALIST'))).toEqual(['FIELD designation MISSING', 'FIELD department MISSING', 'FIELD location MISSING']);
    expect(wanting(checklistOf(rules({}), { joiningDate: '2027-01-04' }, 'SELF'))).toEqual(['FIELD phone MISSING', 'FIELD dateOfBirth MISSING', 'FIELD address MISSING', 'FIELD emergencyContacts MISSING']);
  });

  it('names rows that a candidate left half told, and an account that is told in part', () => {
    const half = { ...told, family: [{ name: 'Mia', relationshipId: null }], experience: [{ company: 'Aoba', jobTitle: 'Clerk', startedOn: null }], accountNumber: 'DE89370400440532013000' };
    expect(wanting(checklistOf(rules({}), half, 'SPECIALIST'))).toEqual(['ROW family 0 INCOMPLETE', 'ROW experience 0 INCOMPLETE', 'ROW accountNumber 0 INCOMPLETE']);
  });
});
