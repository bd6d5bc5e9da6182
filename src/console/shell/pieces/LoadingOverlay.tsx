import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Cover = styled('div')({ position: 'fixed', inset: 0, zIndex: 1500, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 16, background: 'var(--surface)', color: 'var(--text)', '&[data-within]': { position: 'absolute' } });
const Dots = styled('div')({
  display: 'flex',
  gap: 8,
  '& i': { width: 10, height: 10, borderRadius: '50%', background: 'var(--accent)', animation: 'dot 1s infinite ease-in-out', '@media (prefers-reduced-motion: reduce)': { animation: 'none' } },
  '& i:nth-of-type(2)': { animationDelay: '.15s' },
  '& i:nth-of-type(3)': { animationDelay: '.3s' },
  '@keyframes dot': { '0%, 80%, 100%': { opacity: 0.3 }, '40%': { opacity: 1 } },
});

/** Moving dots with an optional bold message, over the page or over the nearest positioned part. */
export const LoadingOverlay = ({ message, within = false }: { readonly message?: string; readonly within?: boolean }) => {
  const translate = useTranslate();
  return (
    <Cover role="status" data-within={within ? '' : undefined} aria-label={message ?? translate('shell.loading')}>
      <Dots aria-hidden>
        <i />
        <i />
        <i />
      </Dots>
      {message ? <b>{message}</b> : null}
    </Cover>
  );
};
