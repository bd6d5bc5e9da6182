// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findFolded } from '../../../src/console/shell/palette/findFolded.ts';
import { PageHeader } from '../../../src/console/shell/PageHeader.tsx';
import { initialsOf, pastelOf } from '../../../src/console/shell/pieces/initials.ts';
import { ProgressCard } from '../../../src/console/shell/pieces/ProgressCard.tsx';
import { Tooltip } from '../../../src/console/shell/pieces/Tooltip.tsx';
import { variableName } from '../../../src/console/shell/tokens/cssVariables.ts';
import { menu } from '../../../src/console/shell/menu.ts';
import { codeOf } from '../../../src/console/sign-in/codeOf.ts';
import { inShell } from './inShell.tsx';

afterEach(cleanup);

describe('pieces', () => {
  it('takes initials from the first and last name and a pastel from the id', () => {
    expect([initialsOf('Meera Krishnan'), initialsOf('Ana María de la Cruz'), initialsOf('山田太郎'), initialsOf('')]).toEqual(['MK', 'AC', '山', '']);
    expect([pastelOf('1298'), pastelOf('0')]).toEqual([8, 0]);
    expect(pastelOf('a-b')).toBeLessThan(10);
  });

  it('finds without regard to case, accents and width', () => {
    expect(findFolded('Équipe paie', 'equ')).toEqual({ from: 0, to: 3 });
    expect(findFolded('ｶﾅ名', 'カナ')).toEqual({ from: 0, to: 2 });
    expect(findFolded('Payroll', 'zz')).toBeUndefined();
    expect(findFolded('Payroll', ' ')).toBeUndefined();
  });

  it('names CSS variables as the mockups do', () => {
    expect(['accentWash2', 'frameText', 'badFill', 'shadow1'].map(variableName)).toEqual(['--accent-wash-2', '--frame-text', '--bad-fill', '--shadow-1']);
  });

  it('makes a code of an organisation’s name', () => {
    expect([codeOf('Société Générale & Cie'), codeOf('株式会社')]).toEqual(['societe-generale-cie', '']);
  });

  it('lists no path twice in the menu', () => {
    const paths = menu.flatMap((section) => section.paths);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('shows two outlined actions, the filled one, and puts the rest into more', async () => {
    const run = vi.fn();
    const action = (key: string, kind: 'filled' | 'outlined') => ({ key, label: key, kind, run: () => run(key) });
    await inShell(<PageHeader title="Grades" crumbs={[{ label: 'Org structure' }]} actions={[action('Import', 'outlined'), action('Export', 'outlined'), action('Print', 'outlined'), action('Add grade', 'filled')]} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Grades' })).toBeDefined();
    expect(screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual(['Import', 'Export', 'Add grade', 'More actions']);
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
    expect(run).toHaveBeenCalledWith('Print');
  });

  it('tells how far long work is, in the numbers of the language', async () => {
    const onCancel = vi.fn();
    await inShell(<ProgressCard what="Importation" done={31_200} total={50_000} secondsLeft={12.2} onCancel={onCancel} />, 'fr');
    expect(screen.getByText(/31 200 sur 50 000 · encore 13 secondes/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('shows a tooltip on keyboard focus and hides it on Esc', async () => {
    await inShell(
      <Tooltip title="Undo (Ctrl Z)">
        <button type="button">Undo</button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Undo (Ctrl Z)');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  });
});
