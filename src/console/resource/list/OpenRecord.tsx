import { useEffect, useRef } from 'react';
import { isInCell } from '../panel/isInCell.ts';
import { RecordPanel } from '../panel/RecordPanel.tsx';
import { useListModel } from './ListModel.ts';
import { neighboursOf } from './state/walk.ts';
import { useSignal } from '../../shell/signal.ts';

/** The panel of the record that the address names, with its place in the list. Closed, the focus returns to its row or card. */
export const OpenRecord = ({ id }: { readonly id: string }) => {
  const model = useListModel();
  const { target, rows, change } = model;
  useSignal(model.walk.lines);
  const { position, line, previous, next } = neighboursOf(model);
  const last = useRef(line);
  const opened = useRef(id);
  opened.current = id;
  last.current = line ?? last.current;
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const list = mark.current?.parentElement;
    return () => {
      const row = `:is([role=grid], [role=treegrid]) [data-index="${last.current}"]`;
      const card = `[data-record="${CSS.escape(opened.current)}"]`;
      // The row of a record to which one went from another has no tab stop yet.
      const back = [`${row} [tabindex="0"]`, `${row} .key[data-column]`, `${card}:is([tabindex], button), ${card} .name`];
      // Where the whole list went, the focus is the next screen's.
      requestAnimationFrame(() => {
        if (list?.isConnected && !isInCell()) back.flatMap((one) => list.querySelector<HTMLElement>(one) ?? [])[0]?.focus();
      });
    };
  }, []);
  return (
    <>
      <span ref={mark} hidden />
      <RecordPanel
        resource={target.resource}
        screen={target.screen}
        id={id}
        position={position}
        total={rows.total}
        onClose={() => change({ record: undefined })}
        onPrevious={previous}
        onNext={next}
      />
    </>
  );
};
