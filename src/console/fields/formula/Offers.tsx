import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ListBox } from '../input/ListBox.tsx';
import type { Completion } from './completions.ts';

const Box = styled(ListBox)({ position: 'absolute', zIndex: 5, left: 0, right: 0, '& code': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontWeight: 500 }, '& span': { color: 'var(--text-3)', fontSize: 13, minWidth: 0, overflowWrap: 'anywhere' }, '& > li[aria-selected=true]': { background: 'var(--hover)' } });

type Props = { readonly id: string; readonly offers: readonly Completion[]; readonly marked: number; readonly onTake: (offer: Completion) => void };

/** Names and functions that may stand for the word being typed. */
export const Offers = ({ id, offers, marked, onTake }: Props) => {
  const translate = useTranslate();
  return (
    <Box id={id} role="listbox" aria-label={translate('formula.names')}>
      {offers.map((offer, at) => (
        // The caret stays where it is: pressing must not take the focus.
        <li key={offer.name} id={`${id}-${at}`} role="option" aria-selected={at === marked} onMouseDown={(event) => event.preventDefault()} onClick={() => onTake(offer)}>
          <code>{offer.isFunction ? `${offer.name}()` : offer.name}</code>
          <span>{offer.hint}</span>
        </li>
      ))}
    </Box>
  );
};
