import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveRequest } from '../../../generated/employee-self-service/resources.ts';
import { forgetSession } from '../../../src/console/providers/authSession.ts';
import { useFieldRights } from '../../../src/console/resource/form/useFieldRights.ts';
import { sessionWith } from './support/renderForm.tsx';
import type { SessionInfo } from '../../../src/console/providers/authSession.ts';

afterEach(cleanup);

const rightsAt = (path: string, employeeId: string | null) => {
  const { user, ...rest } = sessionWith();
  const session: SessionInfo = { ...rest, user: { ...user, employeeId } };
  forgetSession({ status: 'in', session });
  const { writable, given } = renderHook(() => useFieldRights(leaveRequest, leaveRequest.screens.find((screen) => screen.path === path)!)).result.current;
  return { isAsked: writable.some(({ key }) => key === 'employeeId'), given };
};

it('does not ask people who they are where they reach only themselves', () => {
  expect(rightsAt('/employee-self-service/leave-request', '7')).toEqual({ isAsked: false, given: { employeeId: '7' } });
});

it('asks for whom it is where others are within reach, and who is no employee', () => {
  expect(rightsAt('/core-hr/time-off-management', '7')).toEqual({ isAsked: true, given: {} });
  expect(rightsAt('/employee-self-service/leave-request', null)).toEqual({ isAsked: true, given: {} });
});
