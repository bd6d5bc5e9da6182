import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { pressOf, waits, type HeldAct } from '../grid/cellLayer.ts';
import { isReplayed } from './typeInto.ts';

/** What an editor hears before its control does: while earlier keys wait, those that are pressed in it take their turn behind them. */
export const behindHeld = (held: RefObject<HeldAct[]>) => {
  const keep = (event: KeyboardEvent | ClipboardEvent, one: HeldAct): void => {
    event.preventDefault();
    event.stopPropagation();
    held.current.push(one);
  };
  const clip = (act: 'copy' | 'cut' | 'paste') => (event: ClipboardEvent): void => {
    if (held.current.length > 0) keep(event, { act, text: act === 'paste' ? event.clipboardData.getData('text/plain') : '' });
  };
  return {
    onKeyDownCapture: (event: KeyboardEvent): void => {
      if (held.current.length === 0 || event.nativeEvent.isComposing || isReplayed(event.nativeEvent)) return;
      if (event.key === 'Tab' || waits(event, held.current)) keep(event, { act: 'key', press: pressOf(event) });
    },
    onCopyCapture: clip('copy'),
    onCutCapture: clip('cut'),
    onPasteCapture: clip('paste'),
  };
};
