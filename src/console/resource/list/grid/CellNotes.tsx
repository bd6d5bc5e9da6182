import { Suspense, useEffect, useId } from 'react';
import { NoteBubble } from '../../../shell/pieces/NoteBubble.tsx';
import { useNote } from '../../../shell/pieces/useNote.ts';
import type { RefObject } from 'react';
import type { cellNotes, CellNote } from '../../../cellNotes.ts';
import type { Row } from '../../../providers/data/row.ts';
import type { Column } from '../state/columns.ts';

type About = { readonly cell: HTMLElement; readonly row: Row; readonly Note: CellNote };
type Props = { readonly scroller: RefObject<HTMLElement | null>; readonly columns: readonly Column[]; readonly at: (index: number) => Row | undefined; readonly notes: NonNullable<(typeof cellNotes)[string]> };

/** Explains the values of some columns: after a rest of the pointer, at the keyboard's focus. Esc and scrolling hide it. */
export const CellNotes = ({ scroller, columns, at, notes }: Props) => {
  const id = useId();
  const { about, show, hide, rest, leave, stay } = useNote<About>();
  useEffect(() => {
    const sheet = scroller.current;
    if (!sheet) return undefined;
    const aboutOf = (target: EventTarget | null): About | undefined => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell][data-column]') : null;
      const Note = notes[columns[Number(cell?.dataset['column'])]?.field.name ?? ''];
      const row = at(Number(cell?.parentElement?.dataset['index']));
      return cell && Note && row ? { cell, row, Note } : undefined;
    };
    const onOver = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse') return;
      const next = aboutOf(target);
      if (next) rest(next);
      else leave();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const next = aboutOf(target);
      if (next && next.cell.matches(':focus-visible')) show(next);
      else hide();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    const ending = new AbortController();
    const { signal } = ending;
    sheet.addEventListener('pointerover', onOver, { signal });
    sheet.addEventListener('pointerleave', leave, { signal });
    sheet.addEventListener('focusin', onFocus, { signal });
    sheet.addEventListener('focusout', hide, { signal });
    sheet.addEventListener('keydown', onKey, { signal });
    sheet.addEventListener('scroll', hide, { signal, passive: true });
    return () => ending.abort();
  }, [at, columns, hide, leave, notes, rest, scroller, show]);
  useEffect(() => {
    about?.cell.setAttribute('aria-describedby', id);
    return () => about?.cell.removeAttribute('aria-describedby');
  }, [about, id]);
  if (!about) return null;
  return (
    <Suspense>
      <NoteBubble key={`${about.row.id} ${about.cell.dataset['column']}`} id={id} anchor={about.cell} onPointerEnter={stay} onPointerLeave={leave}>
        <about.Note id={about.row.id} version={Number(about.row['version'] ?? 0)} />
      </NoteBubble>
    </Suspense>
  );
};
