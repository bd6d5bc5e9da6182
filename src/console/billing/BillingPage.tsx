import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { PageHeader } from '../shell/PageHeader.tsx';
import type { HeaderAction } from '../shell/HeaderActions.tsx';
import type { ReactNode } from 'react';

const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', '@media print': { overflow: 'visible' } });
const Column = styled('div')({ maxWidth: 1040, padding: '0 16px 48px', '@media print': { padding: 0, maxWidth: 'none' } });

export type BillingPageProps = { readonly title: string; /** Below the main page of billing. */ readonly isInner?: boolean; readonly actions?: readonly HeaderAction[]; readonly children: ReactNode; readonly foot?: ReactNode };

/** The frame of every page of billing: head, one column that scrolls, and what stays at the bottom. */
export const BillingPage = ({ title, isInner = false, actions = [], children, foot }: BillingPageProps) => {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={title} crumbs={isInner ? [{ label: translate('form.BILLING'), path: '/billing' }] : []} actions={actions} divided {...(isInner ? {} : { favourite: '/billing' })} />
      <Scroll>
        <Column>{children}</Column>
      </Scroll>
      {foot}
    </>
  );
};
