import { useState } from 'react';
import Sigma from 'lucide-react/icons/sigma';
import { useTranslate } from 'ra-core';
import { later } from '../../../shell/pieces/later.ts';
import { ToolButton } from './ToolButton.tsx';

const TotalsChoice = later(async () => (await import('../totals/TotalsChoice.tsx')).TotalsChoice);

/** What is measured below the rows, where there are no column menus to choose it in. */
export const TotalsTool = () => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton isWide={false} icon={<Sigma size={16} />} label={translate('grid.tool.totals')} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      <TotalsChoice isOpen={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
};
