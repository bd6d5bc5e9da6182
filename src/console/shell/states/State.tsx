import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Place = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  padding: '24px 24px 48px',
  textAlign: 'center',
  '& h1, & h2': { fontSize: 20, lineHeight: '28px', letterSpacing: '-.01em', marginTop: 20, textWrap: 'balance' },
  '& > svg': { flex: 'none' },
  '&[data-small]': { padding: 16, '& h2': { fontSize: 14, lineHeight: '20px', marginTop: 8 } },
});
const Text = styled('div')({ fontSize: 14, lineHeight: '20px', maxWidth: 420, color: 'var(--text-2)', margin: '4px 0 20px', textWrap: 'pretty' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });

export type StateProps = {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** One filled button that ends the state, at most two others. */
  readonly actions?: ReactNode;
  readonly after?: ReactNode;
  readonly small?: boolean;
  /** Stands without a page header, so that its title is the page's. */
  readonly isPage?: boolean;
  readonly role?: 'alert' | 'status';
};

/** A drawn state in the middle of the sheet: what is so, why, and what ends it. */
export const State = ({ drawing, title, children, actions, after, small = false, isPage = false, role }: StateProps) => (
  <Place role={role} data-small={small ? '' : undefined}>
    {drawing}
    {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
    {children ? <Text>{children}</Text> : <Text />}
    {actions ? <Actions>{actions}</Actions> : null}
    {after}
  </Place>
);
