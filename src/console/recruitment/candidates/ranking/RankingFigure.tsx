import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import Gauge from 'lucide-react/icons/gauge';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { writeNumber } from '../../../fields/input/numberText.ts';
import { Fact } from '../../../resource/tabs/Facts.tsx';
import { NoteBubble } from '../../../shell/pieces/NoteBubble.tsx';
import { useNote } from '../../../shell/pieces/useNote.ts';
import { RankingParts } from './RankingParts.tsx';
import { useRanking } from './useRanking.ts';

const Figure = styled('button')({ padding: 0, border: 0, background: 'none', font: 'inherit', color: 'inherit', cursor: 'help', textDecoration: 'underline dotted', textUnderlineOffset: 3, fontVariantNumeric: 'tabular-nums', minHeight: 24, '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2, borderRadius: 2 } });

/** How well a candidate fits the post, small; the pointer, the focus or a tap says why. Nothing where there is no ranking. */
export const RankingFigure = ({ id, version }: { readonly id: string; readonly version: number }) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const noteId = useId();
  const { data } = useRanking(id, version);
  const { about, show, hide, rest, leave, stay } = useNote<HTMLElement>();
  if (!data || (data.ranking === null && !data.isWaiting)) return null;
  return (
    <Fact Icon={Gauge}>
      <Figure
        type="button"
        aria-describedby={about ? noteId : undefined}
        aria-expanded={about !== undefined}
        onPointerEnter={({ pointerType, currentTarget }) => pointerType === 'mouse' && rest(currentTarget)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show(currentTarget)}
        onBlur={hide}
        onClick={({ currentTarget }) => show(currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !about) return;
          event.stopPropagation();
          hide();
        }}
      >
        {data.isWaiting || data.ranking === null ? translate('candidateRanking.waiting') : translate('candidateRanking.figure', { ranking: writeNumber(String(data.ranking), locale) })}
      </Figure>
      {about ? (
        <NoteBubble id={noteId} anchor={about} onPointerEnter={stay} onPointerLeave={leave}>
          <RankingParts id={id} version={version} />
        </NoteBubble>
      ) : null}
    </Fact>
  );
};
