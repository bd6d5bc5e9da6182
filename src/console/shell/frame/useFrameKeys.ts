import { useEffect, useRef } from 'react';
import { useGo } from '../Steady.tsx';
import { useUndo } from '../useUndo.ts';
import { frameState, openKeyboardMap, openPalette } from './frameState.ts';
import { useNavigationFold, useNavigationWidth } from './useNavigationWidth.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.closest('[role="grid"] [tabindex="0"]') !== null);

/** Where undo is the text field's own. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName) || (target instanceof HTMLInputElement && !/^(checkbox|radio|button)$/.test(target.type)));

/** Milliseconds in which the second letter of `g h` must follow. */
const sequenceTime = 1_000;

/** The keys that work anywhere: palette, undo and redo, folding, going home, and the map of keys. Letters only outside inputs. */
export const useFrameKeys = (): void => {
  const go = useGo();
  const { undo, redo } = useUndo();
  const { isRail } = useNavigationWidth();
  const [, setFolded] = useNavigationFold();
  const goAt = useRef(0);
  useEffect(() => {
    const letters: Readonly<Record<string, () => void>> = { '[': () => setFolded(!isRail), '?': openKeyboardMap };
    const places: Readonly<Record<string, string>> = { h: '/', q: '/quick-menu' };
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const command = event.ctrlKey || event.metaKey;
      const run = (act: () => void): void => {
        event.preventDefault();
        act();
      };
      if (command && key === 'k') return run(openPalette);
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return undefined;
      if (command && (key === 'z' || key === 'y') && !isWriting(event.target)) return run(() => void (key === 'y' || event.shiftKey ? redo() : undo()));
      if (isTyping(event.target)) return undefined;
      if (command || event.altKey) return undefined;
      const place = Date.now() - goAt.current < sequenceTime ? places[key] : undefined;
      if (place) return run(() => void go(place));
      goAt.current = key === 'g' ? Date.now() : 0;
      const act = letters[event.key];
      if (act && !frameState.get().palette) return run(act);
      return undefined;
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go, undo, redo, isRail, setFolded]);
};
