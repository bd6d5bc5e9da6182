// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { screens } from '../../../generated/screens.ts';
import { CaseDrawing } from '../../../src/console/shell/drawings/CaseDrawing.tsx';
import { caseOfScreen, drawingCases } from '../../../src/console/shell/drawings/drawingCases.ts';
import { ScreenDrawing } from '../../../src/console/shell/drawings/ScreenDrawing.tsx';

afterEach(cleanup);

describe('drawings', () => {
  it.each(drawingCases)('has %s: hidden from screen readers, 240 × 160 or half of it, at most 2 KB, one object in the accent colour, no colour of its own', (of) => {
    const { container } = render(<CaseDrawing of={of} />);
    const svg = container.innerHTML;
    expect(svg.length).toBeLessThanOrEqual(2_048);
    expect(svg).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl|<text|gradient/i);
    expect(svg.match(/fill="var\(--accent\)"/g)).toHaveLength(1);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    cleanup();
    expect(render(<CaseDrawing of={of} small />).container.querySelector('svg')?.getAttribute('width')).toBe('120');
  });

  it('are different from each other, but for what is locked and what is denied', () => {
    const drawn = drawingCases.filter((of) => of !== 'declarationLocked').map((of) => render(<CaseDrawing of={of} />).container.innerHTML);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('fit the empty screen they stand in', async () => {
    expect(['/core-hr/holidays', '/my-team/leave-request', '/my-finance/travel-and-expenses/claim-request', '/core-hr/grades'].map(caseOfScreen)).toEqual(['holidays', 'leaveDistribution', 'expenses', 'noRecords']);
    expect(screens.map(({ path }) => caseOfScreen(path)).every((of) => drawingCases.includes(of))).toBe(true);
    const { container } = render(<ScreenDrawing path="/core-hr/holidays" />);
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('240');
    await expect.poll(() => container.innerHTML).toBe(render(<CaseDrawing of="holidays" />).container.innerHTML);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
