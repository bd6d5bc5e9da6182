import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { OpenFolderDrawing } from '../../shell/drawings/OpenFolderDrawing.tsx';
import { TornCornerDrawing } from '../../shell/drawings/TornCornerDrawing.tsx';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { RequestId } from '../../shell/states/RequestId.tsx';
import { useReason } from '../../shell/states/useReason.ts';
import { requestIdOf } from '../../shell/states/requestIdOf.ts';
import type { ReactNode } from 'react';

const Place = styled('div')({ flex: 1, display: 'grid', justifyItems: 'center', alignContent: 'center', gap: 8, padding: '8px 16px 16px', textAlign: 'center', color: 'var(--text-2)', '& p': { maxWidth: 320, textWrap: 'pretty' }, '&[data-low]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', padding: '0 16px 8px' } });

/** Pixels of a card in which a drawing would push away what one can do. */
const low = 120;

export type WidgetStateProps = {
  readonly query: { readonly error: Error | null; readonly isPending: boolean; readonly refetch: () => Promise<unknown> };
  readonly text: string;
  readonly drawing?: ReactNode;
  /** Pixels of the card's body. */
  readonly height: number;
};

/** A card without figures: still coming, not to be had, or none. */
export const WidgetState = ({ query, text, drawing, height }: WidgetStateProps) => {
  const translate = useTranslate();
  const { reason } = useReason(query.error);
  if (query.isPending) return <Skeleton widths={[240, 320, 280]} />;
  if (query.error) {
    const id = requestIdOf(query.error);
    return (
      <Place role="alert" data-low={height < low ? '' : undefined}>
        {height < low ? null : <TornCornerDrawing small />}
        <p>{translate('dashboard.failed', { reason })}</p>
        <Button size="small" variant="outlined" onClick={() => void query.refetch()}>
          {translate('states.retry')}
        </Button>
        {id ? <RequestId id={id} /> : null}
      </Place>
    );
  }
  return (
    <Place>
      {drawing ?? <OpenFolderDrawing small />}
      <p>{text}</p>
    </Place>
  );
};
