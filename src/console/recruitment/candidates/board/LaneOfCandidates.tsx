import { SinceContext } from './SinceContext.ts';
import { useSince } from '../flow/useSince.ts';
import type { ReactNode } from 'react';
import type { Row } from '../../../providers/data/row.ts';

/** Asks once for a lane since when its candidates stand in it. */
export const LaneOfCandidates = ({ rows, children }: { readonly rows: readonly Row[]; readonly children: ReactNode }) => <SinceContext value={useSince(rows)}>{children}</SinceContext>;
