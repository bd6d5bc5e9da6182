import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { AddEmployees } from './AddEmployees.tsx';
import { Facts } from './Facts.tsx';
import { useBillingFormats } from './useBillingFormats.ts';
import type { Members, Subscription } from './useBilling.ts';

const Title = styled('h3')({ fontSize: 13, lineHeight: '20px', fontWeight: 500, color: 'var(--text-2)' });
const Figure = styled('p')({ fontSize: 26, lineHeight: '32px', letterSpacing: '-.01em', fontWeight: 600 });
const Rule = styled('div')({ height: 6, margin: '8px 0', borderRadius: 3, background: 'var(--hair)', overflow: 'hidden', '& > i': { display: 'block', height: '100%', background: 'var(--accent)' }, '&[data-over] > i': { background: 'var(--bad-mark)' } });
const Note = styled('p')({ marginBottom: 12, color: 'var(--text-2)', '&[data-over]': { color: 'var(--bad)' } });

type Props = { readonly members: Members; readonly subscription: Subscription; readonly mayChange: boolean };

/** Whom the plan covers, and how to cover more. */
export const MembersPanel = ({ members, subscription, mayChange }: Props) => {
  const translate = useTranslate();
  const { count } = useBillingFormats();
  const [isAdding, setAdding] = useState(false);
  const { activeMembers: active, subscribedQuantity: covered } = members;
  const isOver = active > covered;
  return (
    <div>
      <Title>{translate('billing.members.title')}</Title>
      <Figure>{translate('billing.members.of', { active: count(active), subscribed: count(covered) })}</Figure>
      <Rule data-over={isOver || undefined} aria-hidden>
        <i style={{ width: `${Math.min(100, covered === 0 ? 0 : (active / covered) * 100)}%` }} />
      </Rule>
      <Note data-over={isOver || undefined}>{isOver ? translate('billing.members.over', { smart_count: active - covered }) : `${translate('billing.members.covered')} · ${translate('billing.members.free', { smart_count: covered - active })}`}</Note>
      <Facts
        facts={[
          [translate('billing.members.inactive'), count(members.inactiveMembers)],
          [translate('billing.members.invited'), count(members.invitedMembers)],
        ]}
      />
      {mayChange ? (
        <Button sx={{ marginTop: 2 }} onClick={() => setAdding(true)}>
          {translate('billing.members.add')}
        </Button>
      ) : null}
      {isAdding ? <AddEmployees subscription={subscription} onClose={() => setAdding(false)} /> : null}
    </div>
  );
};
