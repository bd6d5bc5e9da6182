import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { embedUrl } from '../../domain/embedHosts.ts';

const Frame = styled('iframe')({ display: 'block', width: '100%', aspectRatio: '16 / 9', border: '1px solid var(--line)', borderRadius: 6, background: 'var(--canvas)' });
const Wrong = styled('p')({ margin: 0, padding: '8px 12px', borderRadius: 6, background: 'var(--bad-wash)', color: 'var(--bad)' });

export type EmbeddedPageProps = { readonly title: string; readonly address: string | null };

/** A page of a listed host in a sandboxed frame: it runs its own scripts and can neither leave its frame nor reach ours. */
export const EmbeddedPage = ({ title, address }: EmbeddedPageProps) => {
  const translate = useTranslate();
  const safe = address === null ? null : embedUrl(address);
  if (safe === null) return <Wrong role="note">{translate('error.EMBED_URL')}</Wrong>;
  return <Frame src={safe} title={title} sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation" allow="fullscreen; encrypted-media; picture-in-picture" referrerPolicy="strict-origin" loading="lazy" />;
};
