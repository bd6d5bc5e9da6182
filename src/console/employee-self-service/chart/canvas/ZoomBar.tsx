import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useReactFlow } from '@xyflow/react';
import { useTranslate } from 'ra-core';

type Props = { readonly onFit: () => void };

/** Nearer, farther, all of it. */
export const ZoomBar = ({ onFit }: Props) => {
  const translate = useTranslate();
  const { zoomIn, zoomOut } = useReactFlow();
  const acts = [
    { key: 'nearer', Icon: Plus, run: () => void zoomIn({ duration: 120 }) },
    { key: 'farther', Icon: Minus, run: () => void zoomOut({ duration: 120 }) },
    { key: 'fit', Icon: Maximize, run: onFit },
  ] as const;
  return (
    <div className="zoom" role="group" aria-label={translate('chart.zoom')}>
      {acts.map(({ key, Icon, run }) => (
        <button key={key} type="button" aria-label={translate(`chart.${key}`)} title={translate(`chart.${key}`)} onClick={run}>
          <Icon size={16} strokeWidth={1.5} aria-hidden />
        </button>
      ))}
    </div>
  );
};
