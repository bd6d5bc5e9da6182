import { useTranslate } from 'ra-core';
import { writeDate } from '../fields/input/dateText.ts';
import { useCellFormats } from '../fields/useCellFormats.ts';
import { CalendarDrawing } from '../shell/drawings/CalendarDrawing.tsx';
import { PadlockDrawing } from '../shell/drawings/PadlockDrawing.tsx';
import { Note } from '../shell/pieces/Note.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';

type Standing = { readonly status: string; readonly lockDate?: string | null | undefined };

/** Nothing is declared, and nothing can be any more, or yet. */
export const ClosedDeclaration = ({ standing }: { readonly standing: Standing }) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  if (standing.status === 'NOT_RELEASED') return <EmptyState drawing={<CalendarDrawing />} title={translate('declarations.notReleased')} message={translate('declarations.notReleasedWhy')} />;
  return <EmptyState drawing={<PadlockDrawing />} title={translate('declarations.locked')} message={standing.lockDate ? translate('declarations.lockedWhy', { day: writeDate(standing.lockDate, dateFormat) }) : translate('declarations.lockedNow')} />;
};

/** Until when it is open, or since when it is not. */
export const DeclarationNote = ({ standing, status, year }: { readonly standing: Standing; readonly status: string | null | undefined; readonly year: string }) => {
  const translate = useTranslate();
  const { dateFormat } = useCellFormats();
  const day = standing.lockDate ? writeDate(standing.lockDate, dateFormat) : '–';
  if (standing.status !== 'OPEN') return <Note tone="info" title={translate('declarations.locked')}>{translate('declarations.lockedKept', { year })}</Note>;
  if (status === 'SUBMITTED') return <Note tone="success" title={translate('declarations.submitted', { year })}>{translate('declarations.submittedUntil', { day })}</Note>;
  return <Note tone={status === 'DRAFT' ? 'warning' : 'info'} title={translate(status === 'DRAFT' ? 'declarations.draft' : 'declarations.open', { year })}>{translate('declarations.openUntil', { day })}</Note>;
};
