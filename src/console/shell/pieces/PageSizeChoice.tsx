import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslate } from 'ra-core';
import { ActionMenu } from './ActionMenu.tsx';
import { pageSizes, usualPageSize } from './pageSizes.ts';
import type { PageSize } from './pageSizes.ts';

/** How many rows at once: 20, 50, 100 or all of them. */
export const PageSizeChoice = ({ value = usualPageSize, onChange }: { readonly value?: PageSize; readonly onChange: (size: PageSize) => void }) => {
  const translate = useTranslate();
  const label = (size: PageSize): string => (size === 'all' ? translate('grid.rows.all') : translate('grid.rows', { smart_count: size }));
  return (
    <ActionMenu
      label={translate('grid.pageSize')}
      actions={pageSizes.map((size) => ({ key: String(size), label: label(size), isChosen: size === value, run: () => onChange(size) }))}
      trigger={(props) => (
        <Button size="small" endIcon={<ChevronDown size={14} />} {...props}>
          {label(value)}
        </Button>
      )}
    />
  );
};
