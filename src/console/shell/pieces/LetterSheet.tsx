import { styled } from '@mui/material/styles';

/** A letter as its reader sees it: the organisation small, the heading, the text. */
export const LetterSheet = styled('article')({ padding: 16, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', color: 'var(--text)', overflowWrap: 'anywhere', '& h4': { margin: '4px 0 12px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& p': { margin: '0 0 12px', whiteSpace: 'pre-line' }, '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' }, '& mark': { background: 'var(--warn-wash)', color: 'var(--warn)', borderRadius: 4, padding: '0 2px' } });

const NAME = /(\{\{\s*[A-Za-z]\w*\s*\}\})/;

/** Words, with what is still missing in them marked. */
export const LetterWords = ({ text }: { readonly text: string }) => text.split(NAME).map((part, at) => (at % 2 === 1 ? <mark key={`${at} ${part}`}>{part}</mark> : part));
