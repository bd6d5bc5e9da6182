import { describe, expect, it } from 'vitest';
import { authorise } from '../../src/server/access/authorise.ts';
import type { Guard } from '../../src/server/access/authorise.ts';
import { startingRoles } from '../../src/server/access/default-roles.ts';
import { forbiddenFields, fieldsSeenEverywhere } from '../../src/server/access/fields.ts';
import { isAdmin } from '../../src/server/access/flags.ts';
import { mergeRights } from '../../src/server/access/merge-rights.ts';
import type { RoleRightRow } from '../../src/server/access/merge-rights.ts';
import { refuseWiderRights } from '../../src/server/access/no-wider-than-own.ts';
import { Refusal } from '../../src/server/refuse.ts';
import { resourceOf } from '../../src/server/resource/registry.ts';
import type { Session } from '../../src/server/session.ts';

const line = (form: RoleRightRow['form'], given: Partial<RoleRightRow> = {}): RoleRightRow => ({ form, view: true, add: false, update: false, delete: false, optionalChoice: false, scope: 'ALL', ...given });

const sessionWith = (...lines: RoleRightRow[]): Session => {
  const rights = mergeRights(lines);
  return { id: 's', orgCode: 'demo', userId: '1', employeeId: '7', name: 'A', email: 'a@demo.example', photo: null, language: 'en', timeZone: 'Asia/Kolkata', rights, isAdmin: isAdmin(rights), isManager: false, isRecruiter: false };
};
const guard = (...forms: Guard['forms']): Guard => ({ forms, right: 'VIEW', scope: 'ALL' });
const codeOf = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

describe('authorise', () => {
  it('refuses without a session, and by the right that is missing', () => {
    expect(codeOf(() => authorise(null, [guard('GRADES')]))).toBe('UNAUTHENTICATED');
    const codes = { VIEW: '_DB0100', ADD: '_DB0101', UPDATE: '_DB0102', DELETE: '_DB0103' } as const;
    for (const [right, code] of Object.entries(codes)) {
      expect(codeOf(() => authorise(sessionWith(line('LOCATIONS')), [{ forms: ['GRADES'], right: right as 'VIEW', scope: 'ALL' }]))).toBe(code);
    }
  });

  it('adds up what several guards open; own and team together are team with self', () => {
    const session = sessionWith(line('TEAM_SUMMARY', { scope: 'TEAM' }), line('SELF_MY_PROFILE', { scope: 'SELF' }));
    expect(authorise(session, [guard('TEAM_SUMMARY'), guard('SELF_MY_PROFILE')])).toMatchObject({ scope: 'TEAM', withSelf: true });
    expect(authorise(session, [guard('EMPLOYEES', 'TEAM_SUMMARY')])).toMatchObject({ scope: 'TEAM', forms: ['TEAM_SUMMARY'] });
  });

  it('narrows by the guard and by the named form, never widens', () => {
    const session = sessionWith(line('EMPLOYEES'), line('SELF_MY_PROFILE', { scope: 'ALL' }), line('GRADES', { scope: 'TEAM' }));
    expect(authorise(session, [{ forms: ['EMPLOYEES'], right: 'VIEW', scope: 'TEAM' }]).scope).toBe('TEAM');
    expect(authorise(session, [guard('EMPLOYEES'), { forms: ['SELF_MY_PROFILE'], right: 'VIEW', scope: 'SELF' }], 'SELF_MY_PROFILE').scope).toBe('SELF');
    expect(authorise(session, [guard('EMPLOYEES')], 'GRADES').scope).toBe('TEAM');
    expect(codeOf(() => authorise(session, [guard('EMPLOYEES')], 'ROLES'))).toBe('_DB0100');
    expect(codeOf(() => authorise(session, [guard('EMPLOYEES'), guard('ROLES')], 'ROLES'))).toBe('_DB0100');
  });
});

describe('roles', () => {
  it('merge to every right that one of them gives, on the widest scope of those that give any', () => {
    const merged = mergeRights([line('GRADES', { scope: 'SELF', add: true }), line('GRADES', { scope: 'TEAM', update: true }), line('GRADES', { view: false, scope: 'ALL' })]);
    expect(merged.get('GRADES')).toMatchObject({ view: true, add: true, update: true, delete: false, scope: 'TEAM', withSelf: true });
  });

  it('make an administrator by the update right on any of the five forms', () => {
    for (const form of ['ADMIN', 'EMPLOYEE_ADMIN', 'PAYROLL_ADMIN', 'SERVICE_PROVIDER_ADMIN', 'PRODUCTIVITY_MONITORING_ADMIN'] as const) {
      expect(isAdmin(mergeRights([line(form, { update: true })]))).toBe(true);
      expect(isAdmin(mergeRights([line(form)]))).toBe(false);
    }
  });

  it('are given by nobody who has less', () => {
    const session = sessionWith(line('ROLES', { update: true }), line('GRADES', { scope: 'TEAM', update: true }));
    expect(codeOf(() => refuseWiderRights(session, [line('GRADES', { scope: 'TEAM' })]))).toBeUndefined();
    expect(codeOf(() => refuseWiderRights(session, [line('GRADES', { scope: 'ALL' })]))).toBe('ACCESS_DENIED');
    expect(codeOf(() => refuseWiderRights(session, [line('GRADES', { scope: 'TEAM', delete: true })]))).toBe('ACCESS_DENIED');
    expect(codeOf(() => refuseWiderRights(session, [line('ADMIN')]))).toBe('ACCESS_DENIED');
  });

  it('start without a form that is named twice', () => {
    for (const { code, rights } of startingRoles) expect(new Set(rights.map(({ form }) => form)).size, code).toBe(rights.length);
  });

  it('let whoever pays read what is agreed with candidates and change nothing of it, and keep it from HR as all pay', () => {
    const rightsOf = (code: string) => startingRoles.find((role) => role.code === code)!.rights.find(({ form }) => form === 'CANDIDATE_SALARY');
    expect(rightsOf('PAYROLL_ADMINISTRATOR')).toMatchObject({ view: true, add: false, update: false, delete: false, scope: 'ALL' });
    expect(['HR_ADMINISTRATOR', 'MANAGER', 'EMPLOYEE'].map(rightsOf)).toEqual([undefined, undefined, undefined]);
  });
});

describe('fields with a form of their own', () => {
  it('do not exist without it', () => {
    const employee = resourceOf('Employee');
    const session = sessionWith(line('EMPLOYEES', { update: true }));
    expect(fieldsSeenEverywhere(session, employee).map(({ key }) => key)).not.toContain('minimumWage');
    expect(forbiddenFields(session, employee, { firstName: 'A', minimumWage: '1' })).toEqual(['minimumWage']);
    const payroll = sessionWith(line('SALARY_DETAILS', { update: true }));
    expect(fieldsSeenEverywhere(payroll, employee).map(({ key }) => key)).toContain('minimumWage');
    expect(forbiddenFields(payroll, employee, { minimumWage: '1' })).toEqual([]);
  });
});
