import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, KeyboardEvent, RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { FieldInput } from '../../../fields/inputs.tsx';
import { Unreadable } from '../../../fields/input/unreadable.ts';
import { chosenKey } from '../../../fields/reference/useOffers.ts';
import type { Field } from '../../../../domain/resource.ts';
import type { Linked, Row } from '../../../providers/data/row.ts';
import { valueOf } from '../../form/values.ts';
import { isText, pressOf } from '../grid/cellLayer.ts';
import { useListModel } from '../ListModel.ts';
import { valuesOfEdit, writtenOf } from './applyEdits.ts';
import type { behindHeld } from './behindHeld.ts';
import type { RowEdit } from './editStore.ts';
import { typedChoice } from './typedChoice.ts';
import { isLine, tellPage } from './typeInto.ts';
import { useCellSearch } from './useCellSearch.ts';

const Over = styled('div')({
  position: 'fixed',
  zIndex: 1100,
  width: 'max-content',
  maxWidth: 'min(480px, 90vw)',
  display: 'grid',
  alignContent: 'center',
  padding: 1,
  borderRadius: 6,
  background: 'var(--surface)',
  boxShadow: 'var(--shadow-2)',
  fontSize: 13,
  '--box-size': '13px',
  '&[data-kind=yesNo], &[data-kind=status]': { padding: '6px 10px' },
});

/** Pixels that an editor stays from the edge of the window. */
const EDGE = 12;

type Step = { readonly row: number; readonly column: number };

type Props = {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Has what is pressed wait behind earlier keys. */
  readonly behind: ReturnType<typeof behindHeld>;
  readonly anchor: HTMLElement | null;
  readonly field: Field;
  readonly label: string;
  readonly row: Row;
  readonly edit: RowEdit | undefined;
  readonly replaces: boolean;
  /** `step` is where the focus goes from here; undefined where it went elsewhere by itself. */
  readonly onCommit: (after: unknown, step: Step | undefined) => void;
  /** What was searched for, of which nothing was chosen yet: with a step by a key, which takes the nearest. */
  readonly onText: (text: string, step: Step | undefined) => Promise<void>;
  readonly onCancel: () => void;
};

/** What opens over an input: leaving for it is not leaving the cell. */
const isPartOf = (box: HTMLElement | null, element: EventTarget | null): boolean =>
  element instanceof Element && (box?.contains(element) === true || element.closest('[role=listbox], [role=menu], [role=dialog], .MuiPopover-root, .MuiPopper-root') !== null);

/** The form's own input over a cell. Enter keeps the value and goes down, Tab right, with Shift back; Esc leaves what was. Of a search they take what is marked; what was sought and not chosen is read as a text. */
export const CellEditor = ({ box, behind, anchor, field, label, row, edit, replaces, onCommit, onText, onCancel }: Props) => {
  const translate = useTranslate();
  const { target } = useListModel();
  const queryClient = useQueryClient();
  const id = useId().replaceAll(':', '');
  const changed = edit?.cells.get(field.key);
  const stored = valueOf(field, row);
  const shown = changed ? changed.after : row[field.name];
  const isTyped = !['yesNo', 'status', 'choice', 'choices', 'reference', 'listed', 'colour'].includes(field.kind);
  const isSearched = field.kind === 'reference' || field.kind === 'listed';
  const hasOffers = isSearched || field.kind === 'choice';
  const [value, setValue] = useState<unknown>(replaces && (isTyped || isSearched) ? null : shown instanceof Unreadable ? (isTyped ? shown : null) : writtenOf(shown));
  const newest = useRef(value);
  const isDone = useRef(false);
  const isGiven = useRef(isTyped && !replaces);
  const search = useCellSearch(box);
  const letters = useRef('');
  const [left, setLeft] = useState<number>();

  const give = (next: unknown): void => {
    newest.current = next;
    isGiven.current = true;
    search.end();
    setValue(next);
  };

  const finish = (step: Step | undefined): void | Promise<void> => {
    if (isDone.current) return undefined;
    isDone.current = true;
    if (search.text() !== '') return onText(search.text(), step);
    // An input in which nothing was typed leaves what was.
    if (!isGiven.current) return onCommit(shown, step);
    const written = newest.current;
    const after = field.reference && typeof written === 'string' ? (queryClient.getQueryData<Linked>(chosenKey(field.reference, written)) ?? (shown as Linked | null) ?? { id: written, title: written }) : written;
    return onCommit(after, step);
  };

  const finishBy = (key: string, step: Step): void | Promise<void> => {
    if (hasOffers) search.take(key);
    return finish(step);
  };

  /** Letters are never the page's; where nothing is written they choose. */
  const onLetter = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (isLine(event.target)) return;
    event.preventDefault();
    const chosen = typedChoice(field, stored, letters.current + event.key, translate);
    letters.current = chosen?.letters ?? '';
    if (chosen) give(chosen.value);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    // Saved with what is typed in it.
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !shiftKey && key === 's') {
      event.preventDefault();
      event.stopPropagation();
      const press = pressOf(event);
      return void Promise.resolve(finishBy(key, { row: 0, column: 0 })).then(() => tellPage(press));
    }
    if (isText(event) && box.current?.contains(event.target as Node)) return onLetter(event);
    const isLong = field.kind === 'longText' && key === 'Enter' && (shiftKey || event.altKey);
    if (isLong || !['Enter', 'Tab', 'Escape'].includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') {
      isDone.current = true;
      onCancel();
    } else {
      const by = shiftKey ? -1 : 1;
      void finishBy(key, key === 'Enter' ? { row: by, column: 0 } : { row: 0, column: by });
    }
  };

  const onKeyDownCapture = (event: KeyboardEvent): void => {
    behind.onKeyDownCapture(event);
    const { key, target: control } = event;
    if (event.isPropagationStopped() || !(control instanceof HTMLElement) || control.getAttribute('role') !== 'combobox') return;
    const isOpen = control.getAttribute('aria-expanded') === 'true';
    // Its own Enter would open a menu again, or choose and stay.
    if (key === 'Enter' && (isLine(control) ? hasOffers : !isOpen)) onKeyDown(event);
    else if (isOpen) search.press(key);
  };

  const onInput = ({ target: control }: FormEvent): void => {
    if (!isLine(control) || !hasOffers) return;
    search.type(control.value);
    if (search.text() === '') give(null);
  };

  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null || !isPartOf(box.current, relatedTarget)) setTimeout(() => (isPartOf(box.current, document.activeElement) ? undefined : void finish(undefined)));
  };

  // A grid that scrolls takes the cell away from under its editor.
  useEffect(() => {
    const scroller = anchor?.closest(':is([role=grid], [role=treegrid])');
    const leave = (): void => void finish(undefined);
    scroller?.addEventListener('scroll', leave);
    return () => scroller?.removeEventListener('scroll', leave);
  });

  // A row that is gone from the window, because others were sorted before it, leaves its editor where it is.
  const last = useRef<DOMRect>(undefined);
  last.current = anchor?.getBoundingClientRect() ?? last.current;
  const place = last.current;
  // What is wider than its cell stays in the window.
  useLayoutEffect(() => {
    const over = (box.current?.getBoundingClientRect().right ?? 0) - (window.innerWidth - EDGE);
    if (over > 0 && left === undefined) setLeft((place?.left ?? 0) - over);
  }, [box, left, place]);
  return (
    <Over ref={box} data-kind={field.kind} data-cell-editor {...behind} onKeyDownCapture={onKeyDownCapture} onKeyDown={onKeyDown} onInput={onInput} onBlur={onBlur} style={{ left: left ?? place?.left ?? 0, top: place?.top ?? 0, minWidth: place?.width ?? 160, minHeight: place?.height ?? 32, '--box-height': `${Math.max(28, (place?.height ?? 32) - 2)}px` } as React.CSSProperties}>
      <FieldInput
        field={field}
        entity={target.resource.name}
        id={id}
        labelId={`${id}-label`}
        label={label}
        invalid={false}
        value={value}
        stored={stored}
        record={{ ...row, ...(edit ? valuesOfEdit(edit) : {}) }}
        onChange={give}
        onBlur={() => undefined}
      />
    </Over>
  );
};
