import { styled } from '@mui/material/styles';
import { useLocaleState } from 'react-admin';
import { tagOf } from '../../../providers/i18nLanguages.ts';
import type { Tab } from './tab.ts';

const Badge = styled('span')({ fontSize: 11, lineHeight: '16px', fontWeight: 600, padding: '0 6px', borderRadius: 8, background: 'var(--accent-wash-2)', color: 'var(--accent-text)' });
const Quiet = styled('span')({ fontWeight: 400 });

/** How many wait behind a tab: highlighted on the open one, else a dash and the number; nothing for 0. */
export const TabCount = ({ tab: { count, isCurrent } }: { readonly tab: Tab }) => {
  const [locale] = useLocaleState();
  if (count <= 0) return null;
  const text = new Intl.NumberFormat(tagOf(locale)).format(count);
  return isCurrent ? <Badge>{text}</Badge> : <Quiet>{`- ${text}`}</Quiet>;
};
