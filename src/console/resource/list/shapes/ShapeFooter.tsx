import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { useWhyAbout } from '../useWhyAbout.ts';

const Bar = styled('footer')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, marginTop: 'auto', padding: '0 16px', borderTop: '1px solid var(--line)', flex: 'none', color: 'var(--text-2)', '& > .rest': { flex: 1 }, '& a, & [role=status] > span': { marginRight: 16, color: 'inherit' } });

/** Below a shape: how many records match, and what of them is shown. */
export const ShapeFooter = ({ children }: { readonly children?: ReactNode }) => {
  const { rows, target } = useListModel();
  const translate = useTranslate();
  const why = useWhyAbout();
  const words = useEntityWords(target.resource);
  return (
    <Bar aria-label={translate('grid.footer')}>
      <span title={why(rows.isEstimate, rows.isCounting)}>{rows.total === undefined ? '' : words.counted(rows.total, rows.isEstimate)}</span>
      <span className="rest" />
      <span role="status">{children}</span>
    </Bar>
  );
};
