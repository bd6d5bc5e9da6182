import { useEffect, useRef } from 'react';
import { useTranslate } from 'ra-core';
import { useUndo } from '../../../shell/useUndo.ts';
import { useListModel } from '../ListModel.ts';
import { useCheckRow } from './useCheckRow.ts';

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && target.getAttribute('type') !== 'checkbox'));

/**
 * Ctrl Z, and Ctrl Y or Ctrl Shift Z to go forth again (⌘ on a Mac): steps of the edits that wait in the tray; where none wait, what was saved in
 * this session, by its journal.
 */
export const useEditHistory = (announce: (text: string) => void): void => {
  const { edits } = useListModel();
  const check = useCheckRow();
  const translate = useTranslate();
  const saved = useUndo();
  /** How many saved changes were undone here, which come before the steps of the tray on the way forth. */
  const deep = useRef(0);

  const undo = (): void => {
    const count = edits.history.undo(check);
    if (count !== undefined) {
      // A step that was made after saved changes were undone is the next to come back.
      deep.current = 0;
      return announce(translate('cells.undone', { smart_count: count }));
    }
    if (edits.get().size > 0 || !saved.last) return;
    deep.current += 1;
    void saved.undo();
  };
  const redo = (): void => {
    if (deep.current > 0 && saved.next && edits.get().size === 0) {
      deep.current -= 1;
      return void saved.redo();
    }
    const count = edits.history.redo(check);
    if (count !== undefined) return announce(translate('cells.redone', { smart_count: count }));
    return edits.get().size > 0 ? undefined : void saved.redo();
  };
  const newest = useRef({ undo, redo });
  newest.current = { undo, redo };

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isCommand || (key !== 'z' && key !== 'y') || event.defaultPrevented || isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      (key === 'y' || event.shiftKey ? newest.current.redo : newest.current.undo)();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
