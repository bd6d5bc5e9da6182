import { styled } from '@mui/material/styles';
import { findFolded } from './findFolded.ts';

const Match = styled('mark')({
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: 'var(--accent)',
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
});

/** A text in which the first match of the query is underlined. */
export const Marked = ({ text, query }: { readonly text: string; readonly query: string }) => {
  const at = findFolded(text, query);
  if (!at) return text;
  return (
    <>
      {text.slice(0, at.from)}
      <Match>{text.slice(at.from, at.to)}</Match>
      {text.slice(at.to)}
    </>
  );
};
