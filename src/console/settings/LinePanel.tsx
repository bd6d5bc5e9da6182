import { useEffect, useRef } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { PanelFrame } from '../resource/panel/PanelFrame.tsx';
import type { KeyboardEvent, ReactNode } from 'react';

const Head = styled('header')({ display: 'flex', alignItems: 'flex-start', gap: 8, padding: '12px 8px 8px 16px', '& h2': { flex: 1, minWidth: 0, margin: '4px 0', fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' } });
const Body = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '0 16px 24px' });
const Facts = styled('dl')({ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: '4px 8px', margin: '0 0 16px', '& dt': { color: 'var(--text-2)' }, '& dd': { margin: 0, overflowWrap: 'anywhere' } });

type Props = {
  /** Whose width is remembered. */
  readonly name: string;
  readonly title: string;
  /** What the region is to those who hear it. */
  readonly label: string;
  readonly before?: ReactNode;
  /** Message key of the name, and the value. */
  readonly facts: readonly (readonly [string, ReactNode])[];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** One line of a `LinesTable`, read beside it: its facts and what else there is. Escape closes it. */
export const LinePanel = ({ name, title, label, before, facts, onClose, children }: Props) => {
  const translate = useTranslate();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key === 'Escape' && !defaultPrevented) onClose();
  };
  return (
    <PanelFrame name={name}>
      <Head onKeyDown={onKeyDown}>
        <h2>{title}</h2>
        <IconButton ref={close} aria-label={translate('shell.close')} onClick={onClose}>
          <X />
        </IconButton>
      </Head>
      <Body tabIndex={0} role="region" aria-label={label} onKeyDown={onKeyDown}>
        {before}
        <Facts>
          {facts.map(([key, value]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>{translate(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        {children}
      </Body>
    </PanelFrame>
  );
};
