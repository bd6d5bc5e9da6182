/** What may be done with a round, by how far it has come. */
import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RoundActs } from '../../../src/console/recruitment/interviews/RoundActs.tsx';
import { needMessages } from '../../../src/console/providers/i18nMessages.ts';
import { renderForm } from '../form/support/renderForm.tsx';

afterEach(cleanup);

const member = (memberId: number, status: string) => ({ memberId, name: `Member ${memberId}`, status });
const offered = async (...panelDetails: readonly object[]): Promise<readonly (string | null)[]> => offeredOf({}, ...panelDetails);
const offeredOf = async (more: object, ...panelDetails: readonly object[]): Promise<readonly (string | null)[]> => {
  await needMessages('recruitment');
  const round = { roundId: 5, roundName: 'Skills interview', status: 'SCHEDULED', result: 'PENDING', startTime: '2020-01-01T05:00:00Z', panelDetails, ...more };
  await renderForm(<RoundActs round={round as never} interviewId={3} candidateId={7} />);
  return page.getAllByRole('button').map(({ textContent }) => textContent);
};

it('may still turn out to have failed while nobody has judged it', async () => {
  expect(await offered(member(1, 'Accepted'), member(2, 'Invited'))).toEqual(['Record result', 'Mark as completed', 'Did not appear', 'Reschedule', 'Cancel round']);
});

it('took place once somebody submitted a scorecard; its panel may still change', async () => {
  expect(await offered(member(1, 'Submitted'), member(2, 'Invited'))).toEqual(['Record result', 'Mark as completed', 'Reschedule']);
});

it('waits for its result alone once all who are asked have submitted', async () => {
  expect(await offered(member(1, 'Submitted'), member(2, 'Declined'))).toEqual(['Record result', 'Mark as completed']);
});

it('is decided at last where its result is on hold; what was decided is not asked for again', async () => {
  expect(await offeredOf({ status: 'COMPLETED', result: 'ON_HOLD' }, member(1, 'Submitted'))).toEqual(['Record result']);
  cleanup();
  await needMessages('recruitment');
  await renderForm(<RoundActs round={{ roundId: 5, roundName: 'Skills interview', status: 'COMPLETED', result: 'PASSED', startTime: '2020-01-01T05:00:00Z', panelDetails: [member(1, 'Submitted')] } as never} interviewId={3} candidateId={7} />);
  expect(page.queryByRole('button')).toBeNull();
});
