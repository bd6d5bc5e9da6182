import { Suspense, lazy, useState } from 'react';
import Sigma from 'lucide-react/icons/sigma';
import { useTranslate } from 'ra-core';
import { needMessages } from '../../../providers/i18nMessages.ts';
import { ToolButton } from './ToolButton.tsx';

const TotalsChoice = lazy(async () => {
  const [{ TotalsChoice: Choice }] = await Promise.all([import('../totals/TotalsChoice.tsx'), needMessages('pages')]);
  return { default: Choice };
});

/** What is measured below the rows, where there are no column menus to choose it in. */
export const TotalsTool = () => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolButton isWide={false} icon={<Sigma size={16} />} label={translate('grid.tool.totals')} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      {anchor ? (
        <Suspense>
          <TotalsChoice anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  );
};
