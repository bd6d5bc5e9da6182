/** Resumes of one person in one drop: nobody is added twice without having been asked. */
import { expect, it } from 'vitest';
import { toldTwice } from '../../src/console/recruitment/resumes/toldTwice.ts';

const person = (id: string, firstName: string, lastName: string, email: string, phone = '') => ({ id, firstName, lastName, email, phone, jobPostId: '' });

it('tells a later resume of a person by the earlier one, with what is the same', () => {
  const found = toldTwice([person('1', 'Mina', 'Okafor', 'mina@example.com', '+44 7700 900 123'), person('2', 'Jun', 'Abe', 'jun@example.com'), person('3', 'Mina', 'Okafor', 'Mina+jobs@example.com', '+447700900123'), person('4', 'Mina', 'Okafor', 'mina@example.com')]);
  expect(Object.fromEntries(found)).toEqual({ 3: { first: '1', reasons: ['EMAIL', 'PHONE', 'NAME'] }, 4: { first: '1', reasons: ['EMAIL', 'NAME'] } });
});

it('takes neither two of one name, nor people of whom nothing was read, for one', () => {
  expect([...toldTwice([person('1', 'John', 'Doe', 'john@one.example'), person('2', 'John', 'Doe', 'doe@two.example'), person('3', '', '', ''), person('4', '', '', '')])]).toEqual([]);
});
