import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { NumberBox } from '../fields/input/NumberBox.tsx';
import { plainField } from '../fields/plainField.ts';
import { onPhone } from '../shell/widths.ts';
import type { OwnFbp } from './FbpForm.tsx';

const List = styled('ul')({
  listStyle: 'none', margin: '0 0 12px', padding: 0, borderTop: '1px solid var(--line)',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 160px', gap: '4px 16px', alignItems: 'center', padding: '10px 0', borderBottom: '1px solid var(--hair)' },
  '& label': { fontWeight: 500 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '& small[data-bad]': { gridColumn: '1 / -1', color: 'var(--bad)' },
  '& .fixed': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  [onPhone]: { '& li': { gridTemplateColumns: 'minmax(0, 1fr) 132px' } },
});

const field = plainField('amount', 'decimal', { rule: { min: 0, decimals: 2 } });

type Props = {
  readonly components: OwnFbp['components'];
  readonly amounts: ReadonlyMap<string, unknown>;
  readonly money: (value: string | number) => string;
  readonly isOpen: boolean;
  readonly onChange: (componentId: string, amount: unknown) => void;
};

/** A line for each component: what the salary plans, the most that may be declared, and the amount of the year; what is fixed stands as it is. */
export const FlexibleLines = ({ components, amounts, money, isOpen, onChange }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const meansOf = ({ limit, planned, untaxedUnder, isFixed }: OwnFbp['components'][number]): string =>
    [
      translate('declarations.fbp.planned', { amount: money(planned) }),
      ...(isFixed ? [translate('declarations.fbp.fixed')] : limit == null ? [] : [translate('declarations.fbp.most', { amount: money(limit) })]),
      translate(untaxedUnder.length === 0 ? 'declarations.fbp.taxed' : untaxedUnder.length > 1 ? 'declarations.fbp.untaxed' : `declarations.fbp.untaxed${untaxedUnder[0]!}`),
    ].join(' · ');
  return (
    <List>
      {components.map((component) => {
        const { componentId, name, limit, isFixed } = component;
        const own = `${id}-${componentId}`;
        const value = amounts.get(componentId);
        const isTooMuch = !isFixed && limit != null && Number(value) > Number(limit);
        return (
          <li key={componentId}>
            <div>
              <label id={`${own}-label`} htmlFor={own}>{name}</label>
              <small id={`${own}-help`}>{meansOf(component)}</small>
            </div>
            {isOpen && !isFixed ? (
              <NumberBox id={own} labelId={`${own}-label`} describedBy={isTooMuch ? `${own}-problem` : `${own}-help`} field={field} entity="fbpDeclaration" record={{}} decimals={2} invalid={isTooMuch} value={value} onChange={(next) => onChange(componentId, next)} onBlur={() => undefined} />
            ) : (
              <span className="fixed" id={own}>{money(String(value ?? '0'))}</span>
            )}
            {isTooMuch ? <small data-bad id={`${own}-problem`}>{translate('fbpDeclaration.aboveLimit', { name, amount: money(limit) })}</small> : null}
          </li>
        );
      })}
    </List>
  );
};
