/** A scorecard is filled in by keys: a digit scores the marked skill, arrows go to the next one. */
import { useState } from 'react';
import { expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ScoreLine } from '../../../src/console/recruitment/interviews/ScoreLine.tsx';
import { inShell } from '../shell/inShell.tsx';
import type { SkillValue } from '../../../src/console/recruitment/interviews/useScorecard.ts';

const start: readonly SkillValue[] = ['Cutting', 'Sewing'].map((skill, at) => ({ category: 'Craft', skillId: at, skill, score: null, comment: '', note: null, question: `How about ${skill}?` }));

const Lines = () => {
  const [skills, setSkills] = useState(start);
  return skills.map((value, at) => <ScoreLine key={value.skillId} value={value} best={5} readOnly={false} onChange={(part) => setSkills(skills.map((one, place) => (place === at ? { ...one, ...part } : one)))} />);
};

it('scores by digits, moves by arrows, and leaves digits of a comment alone', async () => {
  const user = userEvent.setup();
  await inShell(<Lines />);
  const [first, second] = screen.getAllByRole('group');
  const chosen = (line: HTMLElement) => [...line.querySelectorAll('input')].find(({ checked }) => checked)?.id.split('-').at(-1);
  first!.querySelector('input')!.focus();
  await user.keyboard('4{ArrowDown}2');
  expect([chosen(first!), chosen(second!)]).toEqual(['4', '2']);
  await user.keyboard('9');
  expect(chosen(second!)).toBe('2');
  await user.keyboard('{ArrowUp}{Delete}');
  expect(chosen(first!)).toBe('none');
  await user.type(screen.getAllByRole('textbox')[0]!, '5 of 5');
  expect(chosen(first!)).toBe('none');
  expect(screen.getByText('How about Sewing?')).toBeTruthy();
});
