import { useTranslate } from 'ra-core';
import { FigureStrip, type StripFigure } from '../shell/pieces/FigureStrip.tsx';

export type Figure = Omit<StripFigure, 'label'>;

/** Figures of salaries, leading to their lists. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => {
  const translate = useTranslate();
  return <FigureStrip figures={figures.map((figure) => ({ ...figure, label: translate(`salaries.figure.${figure.key}`) }))} />;
};
