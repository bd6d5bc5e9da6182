import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../providers/authSession.ts';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { SlidersDrawing } from '../shell/drawings/SlidersDrawing.tsx';
import { ArrangeBar } from './board/ArrangeBar.tsx';
import { WidgetBoard } from './board/WidgetBoard.tsx';
import { useArrangement } from './board/useArrangement.ts';
import { SETUP, useSetup } from './useSetup.ts';
import { widgets } from './widgets.ts';
import type { BoardName, Widget } from './board/widget.ts';

export type BoardViewProps = { readonly board: BoardName; readonly isArranging: boolean; readonly onDone: () => void };

/** One dashboard with the cards that the person's rights open. */
export const BoardView = ({ board, isArranging, onDone }: BoardViewProps) => {
  const translate = useTranslate();
  const rights = useSession()?.rights;
  const setup = useSetup(board === 'organisation');
  const isSetUp = !setup.isOpen;
  const open = useMemo(
    () => {
      const shown = widgets.filter(({ key, boards }) => {
        if (key === SETUP && isSetUp) return false;
        const forms = boards[board];
        return forms !== undefined && (forms.length === 0 || forms.some((form) => rights?.[form]?.view === true));
      });
      const isAhead = ({ ahead }: Widget): boolean => ahead?.includes(board) === true;
      return [...shown.filter(isAhead), ...shown.filter((widget) => !isAhead(widget))];
    },
    [board, rights, isSetUp],
  );
  const arranging = useArrangement(board, open);
  if (!arranging.isKnown || !setup.isKnown) return null;
  return (
    <>
      {isArranging ? <ArrangeBar arranging={arranging} onDone={onDone} /> : null}
      {arranging.placed.length === 0 ? (
        <EmptyState drawing={<SlidersDrawing />} title={translate('dashboard.allHidden')} message={translate('dashboard.allHiddenWhy')} action={{ label: translate('dashboard.reset'), run: arranging.reset }} />
      ) : (
        <WidgetBoard board={board} arranging={arranging} isArranging={isArranging} />
      )}
    </>
  );
};
