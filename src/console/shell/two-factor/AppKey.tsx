import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { QrPicture } from './QrPicture.tsx';

const Box = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', '& p': { fontSize: 14, lineHeight: '20px', color: 'var(--text-2)' } });
const Key = styled('code')({ display: 'block', marginTop: 4, fontSize: 14, lineHeight: '20px', letterSpacing: '.04em', overflowWrap: 'anywhere', color: 'var(--text)', userSelect: 'all' });

export type NewKey = { readonly secret: string; readonly uri: string };

/** The key for an authenticator app: as a picture to scan and as text to type, in groups of four. */
export const AppKey = ({ secret, uri }: NewKey) => {
  const translate = useTranslate();
  return (
    <Box>
      <p>{translate('twoFactor.scan')}</p>
      <QrPicture text={uri} />
      <p>
        {translate('twoFactor.key')}
        <Key>{secret.match(/.{1,4}/g)?.join(' ')}</Key>
      </p>
      <p>{translate('twoFactor.enterCode')}</p>
    </Box>
  );
};
