import { BarsDrawing } from './BarsDrawing.tsx';
import { BellDrawing } from './BellDrawing.tsx';
import { CalendarDrawing } from './CalendarDrawing.tsx';
import { CandleDrawing } from './CandleDrawing.tsx';
import { ClockDrawing } from './ClockDrawing.tsx';
import { CutLineDrawing } from './CutLineDrawing.tsx';
import { DashedDrawing } from './DashedDrawing.tsx';
import { HornDrawing } from './HornDrawing.tsx';
import { LensDrawing } from './LensDrawing.tsx';
import { OpenFolderDrawing } from './OpenFolderDrawing.tsx';
import { PadlockDrawing } from './PadlockDrawing.tsx';
import { PenLineDrawing } from './PenLineDrawing.tsx';
import { PinDrawing } from './PinDrawing.tsx';
import { ReceiptDrawing } from './ReceiptDrawing.tsx';
import { ReloadDrawing } from './ReloadDrawing.tsx';
import { SlidersDrawing } from './SlidersDrawing.tsx';
import { StampDrawing } from './StampDrawing.tsx';
import { TicketDrawing } from './TicketDrawing.tsx';
import { TickTrayDrawing } from './TickTrayDrawing.tsx';
import { TornCornerDrawing } from './TornCornerDrawing.tsx';
import type { ComponentType } from 'react';
import type { DrawingProps } from './Drawing.tsx';
import type { DrawingCase } from './drawingCases.ts';

const drawings: Readonly<Record<DrawingCase, ComponentType<DrawingProps>>> = {
  holidays: CalendarDrawing,
  tax: StampDrawing,
  approvals: TickTrayDrawing,
  expenses: ReceiptDrawing,
  documentSignature: PenLineDrawing,
  declarationLocked: PadlockDrawing,
  accessDenied: PadlockDrawing,
  leaveDistribution: BarsDrawing,
  birthday: CandleDrawing,
  locationNotFound: PinDrawing,
  announcements: HornDrawing,
  notifications: BellDrawing,
  noConfiguration: SlidersDrawing,
  noRecords: OpenFolderDrawing,
  noResults: LensDrawing,
  networkError: CutLineDrawing,
  fetchError: TornCornerDrawing,
  demoBooking: ClockDrawing,
  discountOffer: TicketDrawing,
  pageNotFound: DashedDrawing,
  chunkFailed: ReloadDrawing,
};

/** The drawing of a case of the specification (0 §2, shared pieces). */
export const CaseDrawing = ({ of, ...props }: DrawingProps & { readonly of: DrawingCase }) => {
  const Part = drawings[of];
  return <Part {...props} />;
};
