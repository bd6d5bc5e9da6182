import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { OrganisationMark } from '../../shell/frame/OrganisationMark.tsx';
import { cssVariables } from '../../shell/tokens/cssVariables.ts';
import { tokensOf } from '../../shell/tokens/tokens.ts';
import type { BrandColours } from '../../../domain/brand.ts';
import type { Mode } from '../../../domain/brandGrounds.ts';

const Frame = styled('figure')({ margin: 0, padding: 8, borderRadius: 8, background: 'var(--frame)', color: 'var(--frame-text)', display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: 8, fontSize: 12, lineHeight: '16px' });
const Top = styled('figcaption')({ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600, '& > b': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, '& > span:last-of-type': { color: 'var(--frame-text-3)', fontWeight: 400 } });
const Items = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  '& > span': { padding: '4px 8px', borderRadius: 4, color: 'var(--frame-text-2)', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > span:first-of-type': { background: 'var(--frame-active)', color: 'var(--frame-text)', boxShadow: 'inset 3px 0 var(--frame-accent)' },
});
const Sheet = styled('div')({
  background: 'var(--surface)',
  color: 'var(--text)',
  borderRadius: 6,
  overflow: 'hidden',
  minWidth: 0,
  '& > div': { padding: '6px 8px', borderTop: '1px solid var(--hair)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > div:first-of-type': { background: 'var(--head)', color: 'var(--head-text)', fontWeight: 500, borderTop: 0 },
  '& > div:nth-of-type(2)': { background: 'var(--hover)' },
  '& > div:nth-of-type(3)': { background: 'var(--accent-wash)' },
});
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& > u': { color: 'var(--accent-text)' },
  '& > b': { padding: '4px 10px', borderRadius: 6, fontWeight: 500, background: 'var(--action)', color: 'var(--on-action)' },
});

export type BrandSampleProps = { readonly colours: BrandColours; readonly mode: Mode; readonly name: string };

/** A small frame with a sheet in it: navigation, a heading, a hovered and a chosen row, a link and a button. */
export const BrandSample = ({ colours, mode, name }: BrandSampleProps) => {
  const translate = useTranslate();
  const variables = useMemo(() => cssVariables(tokensOf(colours, mode)), [colours, mode]);
  return (
    <Frame style={variables as CSSProperties}>
      <Top>
        <OrganisationMark name={name || 'T'} />
        <b>{name}</b>
        <span>{translate(`shell.theme.${mode}`)}</span>
      </Top>
      <Items aria-hidden>
        <span>{translate('shell.home')}</span>
        <span>{translate('shell.settings')}</span>
      </Items>
      <Sheet aria-hidden>
        <div>{translate('organisation.tableHeaderColor')}</div>
        <div>{translate('organisation.hoverColor')}</div>
        <div>{translate('organisation.secondaryColor')}</div>
        <Foot>
          <u>{translate('organisation.secondaryColor')}</u>
          <b>{translate('organisation.primaryColor')}</b>
        </Foot>
      </Sheet>
    </Frame>
  );
};
