import { figuresHeight } from './Figures.tsx';
import type { Widget } from './widget.ts';

const USUAL = 196;
/** Pixels of a card's head and of its border. */
const AROUND = 46;

/** Pixels of a card's body. */
export const bodyHeight = ({ height = USUAL, hasFigures }: Pick<Widget, 'height' | 'hasFigures'>, isPhone: boolean): number => (hasFigures ? (isPhone ? figuresHeight.phone : figuresHeight.wide) : height);

/** Pixels of all of a card. */
export const cardHeight = (widget: Pick<Widget, 'height' | 'hasFigures' | 'foot'>, isPhone: boolean): number => AROUND + bodyHeight(widget, isPhone) + (widget.foot ?? 0);
