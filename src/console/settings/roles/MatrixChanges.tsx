import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useRightsWords } from './useRightsWords.ts';
import { onPhone } from '../../shell/widths.ts';
import type { FormName } from '../../../../generated/forms.ts';
import type { RightsChange } from './rightsOf.ts';

const Box = styled('details')({
  margin: '12px 0 0',
  padding: '8px 12px',
  borderRadius: 8,
  background: 'var(--warn-wash)',
  color: 'var(--text)',
  '& summary': { fontWeight: 600, cursor: 'pointer', minHeight: 24 },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(120px, 220px) minmax(0, 1fr)', gap: '4px 12px', margin: '8px 0 0', maxHeight: 320, overflow: 'auto' },
  '& dt': { color: 'var(--text-2)', overflowWrap: 'anywhere' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& del': { color: 'var(--text-2)' },
  '& b': { fontWeight: 600 },
  '& i': { fontStyle: 'normal', margin: '0 6px', color: 'var(--text-2)' },
  [onPhone]: { '& dl': { gridTemplateColumns: '1fr', gap: 0 }, '& dd': { marginBottom: 8 } },
});

type Props = { readonly changes: readonly RightsChange[]; readonly nameOf: (form: FormName) => string };

/** What saving would change, a line a form: old → new. */
export const MatrixChanges = ({ changes, nameOf }: Props) => {
  const translate = useTranslate();
  const words = useRightsWords();
  if (changes.length === 0) return null;
  return (
    <Box open>
      <summary>{translate('rightsMatrix.changes', { smart_count: changes.length })}</summary>
      <dl>
        {changes.map(({ form, before, after }) => (
          <div key={form} style={{ display: 'contents' }}>
            <dt>{nameOf(form)}</dt>
            <dd>
              <del>{words(before)}</del>
              <i aria-label={translate('form.becomes')}> → </i>
              <b>{words(after)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
};
