/** How well a candidate fits a post: the figure, and what makes it so, by pointer, focus and tap. */
import { cleanup, fireEvent, screen as page, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cellNotes } from '../../../src/console/cellNotes.ts';
import { printedMetadata } from '../../../src/console/providers/data/printedMetadata.ts';
import { RankingFigure } from '../../../src/console/recruitment/candidates/ranking/RankingFigure.tsx';
import { CellNotes } from '../../../src/console/resource/list/grid/CellNotes.tsx';
import { inShell } from '../shell/inShell.tsx';
import { sooner } from '../support/sooner.ts';
import type { Language } from '../../../src/console/providers/i18nLanguages.ts';
import type { Row } from '../../../src/console/providers/data/row.ts';
import type { Column } from '../../../src/console/resource/list/state/columns.ts';

const part = { points: 0, most: 10, isUnknown: false, met: [], half: [], missing: [], years: null, yearsFrom: null, yearsTo: null };
const told = {
  ranking: 62.5,
  jobPost: 'Weaver',
  isWaiting: false,
  parts: [
    { ...part, part: 'SKILLS', points: 30, most: 50, met: ['Looms'], half: ['Dyes'], missing: ['Yarn'] },
    { ...part, part: 'EXPERIENCE', points: 20, most: 20, years: 4, yearsFrom: 3, yearsTo: 6 },
    { ...part, part: 'PLACE', isUnknown: true },
  ],
};
let answer: typeof told | { ranking: null; jobPost: null; isWaiting: boolean; parts: [] };

beforeEach(() => {
  answer = told;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { answer } }), { headers: { 'content-type': 'application/json' } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (language: Language = 'en') => inShell(<RankingFigure id="7" version={1} />, language);

describe('the ranking on the page of a candidate', () => {
  it('says at a tap what makes it so, describes its figure by that, and goes at Escape', async () => {
    const user = userEvent.setup();
    await show();
    const figure = await page.findByRole('button', { name: 'Ranking 62.5' });
    expect(page.queryByRole('tooltip')).toBeNull();
    await user.click(figure);
    const note = await page.findByRole('tooltip', { hidden: true });
    expect(figure.getAttribute('aria-describedby')).toBe(note.id);
    expect([...note.querySelectorAll('dt, dd')].map((one) => one.textContent)).toEqual([
      'Required skills', '30 of 50', '1 of 3: Looms', 'Half (begun, or in the resume only): Dyes', 'Missing: Yarn',
      'Experience', '20 of 20', '4 years, asked for 3 to 6', 'Place', '0 of 10', 'Nothing is known',
    ]);
    expect(note.textContent).toContain('62.5 of 100 for Weaver');
    await user.keyboard('{Escape}');
    expect(page.queryByRole('tooltip', { hidden: true })).toBeNull();
  });

  it('stays while the pointer rests on the note', async () => {
    const user = userEvent.setup();
    await show();
    await user.hover(await page.findByRole('button', { name: 'Ranking 62.5' }));
    const note = await page.findByRole('tooltip', { hidden: true });
    fireEvent.pointerEnter(note);
    await user.hover(note);
    expect(page.getByRole('tooltip', { hidden: true })).toBe(note);
    await user.unhover(note);
    await waitFor(() => expect(page.queryByRole('tooltip', { hidden: true })).toBeNull());
  });

  it.each([['fr', '62,5 sur 100 pour « Weaver »'], ['ja', '「Weaver」への適合度 62.5／100'], ['sp', '62,5 de 100 para Weaver']] as const)('is told in %s', async (language, words) => {
    const user = userEvent.setup();
    await show(language);
    await user.click(await page.findByRole('button'));
    expect((await page.findByRole('tooltip', { hidden: true })).textContent).toContain(words);
  });

  it('says while it is being worked out, and is not there where there is none', async () => {
    sooner(2000);
    answer = { ranking: null, jobPost: null, isWaiting: true, parts: [] };
    await show();
    expect(await page.findByRole('button', { name: 'Ranking is being worked out' })).toBeTruthy();
    answer = { ranking: null, jobPost: null, isWaiting: false, parts: [] };
    await waitFor(() => expect(page.queryByRole('button')).toBeNull(), { timeout: 5000 });
  });
});

it('explains a cell of the list that the focus comes to, and no other', async () => {
  const { resource } = await printedMetadata.screenResource('recruitment/job-candidates');
  const columns = ['name', 'ranking'].map((name) => ({ field: resource.fields.find((field) => field.name === name)! }) as Column);
  const at = (index: number): Row | undefined => (index === 0 ? { id: '7', version: 1 } : undefined);
  const Sheet = () => {
    const scroller = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={scroller} role="grid">
          <div role="row" data-index={0}>
            {['Asha', '62.5'].map((text, place) => (
              <div key={text} role="gridcell" tabIndex={0} data-column={place}>
                {text}
              </div>
            ))}
          </div>
        </div>
        <CellNotes scroller={scroller} columns={columns} at={at} notes={cellNotes['Candidate']!} />
      </>
    );
  };
  const user = userEvent.setup();
  await inShell(<Sheet />);
  await user.tab();
  expect(page.queryByRole('tooltip', { hidden: true })).toBeNull();
  await user.tab();
  const note = await page.findByRole('tooltip', { hidden: true });
  await waitFor(() => expect(note.textContent).toContain('62.5 of 100 for Weaver'));
  expect(page.getByRole('gridcell', { name: '62.5' }).getAttribute('aria-describedby')).toBe(note.id);
  await user.tab({ shift: true });
  expect(page.queryByRole('tooltip', { hidden: true })).toBeNull();
});
