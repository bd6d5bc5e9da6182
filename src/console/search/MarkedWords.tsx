import { Fragment } from 'react';
import { Marked } from '../shell/palette/Marked.tsx';
import { findFolded } from '../shell/palette/findFolded.ts';

/** A text in which each word of the query is underlined where it stands first. */
export const MarkedWords = ({ text, query }: { readonly text: string; readonly query: string }) => {
  const places = query
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const at = findFolded(text, word);
      return at ? [at] : [];
    })
    .sort((one, other) => one.from - other.from)
    .filter(({ from }, index, all) => all.slice(0, index).every(({ to }) => to <= from));
  let end = 0;
  const parts = places.map(({ from, to }) => {
    const before = text.slice(end, from);
    end = to;
    return (
      <Fragment key={from}>
        {before}
        <Marked text={text.slice(from, to)} query={text.slice(from, to)} />
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
};
