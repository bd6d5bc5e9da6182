import { describe, expect, it } from 'vitest';
import { isTeamPath, teamPersonOf } from '../../src/domain/lists/team-of.ts';
import { split } from '../../src/domain/lists/filterTree.ts';

describe('the team of a manager', () => {
  const team = [{ path: '/my-team/time-off' }];

  it('is asked for where those who lead look at their people', () => {
    expect(['/my-team/time-off', '/my-team-finance/clawback'].every(isTeamPath)).toBe(true);
    expect(['/my-teams/time-off', '/employee-self-service/time-off', '/core-hr/my-team/time-off', '/my-team'].some(isTeamPath)).toBe(false);
  });

  it('is that of whom a record is about, before who works on it', () => {
    expect(teamPersonOf({ person: 'employeeId', screens: team })).toBe('employeeId');
    expect(teamPersonOf({ person: 'id', screens: team })).toBe('id');
    expect(teamPersonOf({ person: 'assigneeId', concerns: 'employeeId', screens: team })).toBe('employeeId');
    expect(teamPersonOf({ person: 'employeeId', screens: [{ path: '/payroll/payslips' }] })).toBeUndefined();
    expect(teamPersonOf({ screens: team })).toBeUndefined();
  });

  it('stays a condition beside others', () => {
    expect(split({ match: 'ALL', parts: [{ field: 'teamOf', condition: { equals: '3' } }] }).filter).toEqual({ teamOf: { equals: '3' } });
  });
});
