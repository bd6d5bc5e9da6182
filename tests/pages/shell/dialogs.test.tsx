// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../../src/console/shell/pieces/ConfirmDialog.tsx';
import { ExitConfirmation } from '../../../src/console/shell/pieces/ExitConfirmation.tsx';
import { WarningModal } from '../../../src/console/shell/pieces/WarningModal.tsx';
import { inShell } from './inShell.tsx';

afterEach(cleanup);

describe('dialogs', () => {
  it('asks in the specified words before deleting and reports the acceptance', async () => {
    const onAccept = vi.fn();
    await inShell(<WarningModal open onAccept={onAccept} onClose={vi.fn()}>6 designations. You can undo this.</WarningModal>);
    expect(screen.getByRole('alertdialog', { name: 'Are you sure to delete the selected record(s)?' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(onAccept).toHaveBeenCalledOnce();
  });

  it.each(['No', 'Close'])('closes by %s', async (name) => {
    const onClose = vi.fn();
    await inShell(<WarningModal open onAccept={vi.fn()} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes by Esc, but not when it is persistent', async () => {
    const onClose = vi.fn();
    const { unmount } = await inShell(<WarningModal open persistent onAccept={vi.fn()} onClose={onClose} />);
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    unmount();
    await inShell(<WarningModal open onAccept={vi.fn()} onClose={onClose} />);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('keeps a form open on No and leaves it on Yes', async () => {
    const [onStay, onLeave] = [vi.fn(), vi.fn()];
    await inShell(<ExitConfirmation open onStay={onStay} onLeave={onLeave} />);
    expect(screen.getByRole('alertdialog', { name: 'Are you sure to exit this form?' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect([onStay.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
  });

  it('names the act on the button of a question with its own words', async () => {
    const onConfirm = vi.fn();
    await inShell(<ConfirmDialog title="Undo this import?" confirm="Undo import" onConfirm={onConfirm} onCancel={vi.fn()} />, 'fr');
    await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Annuler' })).toBeDefined();
  });
});
