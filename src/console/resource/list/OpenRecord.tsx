import { useEffect, useRef } from 'react';
import { isInCell } from '../panel/isInCell.ts';
import { RecordPanel } from '../panel/RecordPanel.tsx';
import { useListModel } from './ListModel.ts';

/** The panel of the record that the address names, with its place in the list. Closed, the focus returns to its row or card. */
export const OpenRecord = ({ id }: { readonly id: string }) => {
  const { target, rows, first, length, change } = useListModel();
  const index = Array.from({ length }, (_, place) => first + place).find((place) => rows.at(place)?.id === id);
  const previous = index === undefined || index === 0 ? undefined : rows.at(index - 1);
  const next = index === undefined ? undefined : rows.at(index + 1);
  const last = useRef(index);
  const opened = useRef(id);
  opened.current = id;
  last.current = index ?? last.current;
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const list = mark.current?.parentElement;
    return () => {
      const card = `[data-record="${CSS.escape(opened.current)}"]`;
      const back = `:is([role=grid], [role=treegrid]) [data-index="${last.current}"] [tabindex="0"], ${card}:is([tabindex], button), ${card} .name`;
      // Where the whole list went, the focus is the next screen's.
      requestAnimationFrame(() => {
        if (list?.isConnected && !isInCell()) list.querySelector<HTMLElement>(back)?.focus();
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
        position={index === undefined ? undefined : index + 1}
        total={rows.total}
        onClose={() => change({ record: undefined })}
        onPrevious={previous && (() => change({ record: previous.id }))}
        onNext={next && (() => change({ record: next.id }))}
      />
    </>
  );
};
