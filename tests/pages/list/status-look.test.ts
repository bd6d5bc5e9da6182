import { expect, test } from 'vitest';
import { statusLook } from '../../../src/console/fields/status/statusLook.ts';

test('the same word looks as what it means to its entity', () => {
  expect([statusLook('OPEN', 'JobPostStatus'), statusLook('OPEN', 'ScorecardStatus'), statusLook('SUBMITTED', 'ScorecardStatus')]).toEqual(['ok', 'none', 'ok']);
  expect([statusLook('APPLIED', 'HiringStageKind'), statusLook('APPLIED', 'JobChangeStatus'), statusLook('NO_SHOW', 'ScheduledRoundStatus')]).toEqual(['none', 'ok', 'off']);
  expect([statusLook('INACTIVE'), statusLook('PENDING_APPROVAL'), statusLook('WHATEVER')]).toEqual(['off', 'wait', 'none']);
});
