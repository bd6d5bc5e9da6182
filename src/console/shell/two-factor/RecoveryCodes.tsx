import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCopy } from '../useCopy.ts';

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '4px 16px',
  margin: 0,
  padding: 12,
  listStyle: 'none',
  borderRadius: 6,
  background: 'var(--canvas)',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 14,
  lineHeight: '24px',
  color: 'var(--text)',
});
const Text = styled('p')({ margin: '0 0 12px', fontSize: 14, lineHeight: '20px', color: 'var(--text-2)' });

/** The codes that replace a lost app, shown once. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <div>
      <Text>{translate('twoFactor.codesWhy')}</Text>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Button startIcon={<Copy />} onClick={() => void copy(codes.join('\n'), translate('twoFactor.copied'))} sx={{ marginTop: '12px' }}>
        {translate('twoFactor.copyCodes')}
      </Button>
    </div>
  );
};
