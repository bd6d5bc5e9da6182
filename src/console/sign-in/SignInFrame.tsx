import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useOrganisation, useProductName } from '../providers/authOrganisation.ts';
import { DomainFooter } from '../shell/DomainFooter.tsx';
import { FrameDrawing } from '../shell/drawings/FrameDrawing.tsx';
import { OrganisationLogo } from '../shell/frame/OrganisationLogo.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { useOrganisationLanguage } from './useOrganisationLanguage.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { onNarrow, onPhone } from '../shell/widths.ts';
import type { FormEventHandler, ReactNode } from 'react';

const Page = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 560px', minHeight: '100dvh', background: 'var(--frame)', [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
const Left = styled('aside')({
  color: 'var(--frame-text)',
  padding: '32px 48px',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '& > svg': { margin: '64px 0 36px -8px', maxWidth: '100%', flex: 'none' },
  '& > p:first-of-type': { fontSize: 34, lineHeight: '40px', fontWeight: 600, letterSpacing: '-.02em', maxWidth: 420 },
  '& > p + p': { color: 'var(--frame-text-2)', fontSize: 16, lineHeight: '24px', marginTop: 12, maxWidth: 400 },
  [onNarrow]: { display: 'none' },
});
const Org = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, fontSize: 16, fontWeight: 600, minHeight: 32 });
/** Where the frame has no room, who this is stands on the sheet, beside the language. */
const Brand = styled(Org)({ display: 'none', position: 'absolute', top: 16, left: 24, maxWidth: 'calc(100% - 176px)', fontSize: 15, '@media (pointer: coarse)': { minHeight: 40 }, '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, [onNarrow]: { display: 'flex' } });
const Pane = styled('main')({
  background: 'var(--surface)',
  color: 'var(--text)',
  margin: '8px 8px 8px 0',
  borderRadius: 10,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'safe center',
  padding: '64px 96px',
  position: 'relative',
  '& h1': { fontSize: 20, lineHeight: '28px', letterSpacing: '-.01em' },
  '& form': { display: 'grid', gap: 16, marginTop: 16 },
  '& form > .MuiButton-root': { marginTop: 8, width: '100%' },
  '& .MuiOutlinedInput-root': { minHeight: 40 },
  [onNarrow]: { margin: 8, padding: '64px max(24px, calc(50% - 200px))' },
  [onPhone]: { margin: 0, borderRadius: 0, padding: '72px 24px 32px', justifyContent: 'flex-start' },
});

export type SignInFrameProps = {
  readonly title: string;
  readonly onSubmit?: FormEventHandler<HTMLFormElement>;
  /** Above the fields: an error, or what happened. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
  readonly after?: ReactNode;
};

/** The pages without a session: the folder on the frame colour at the left, a sheet with one form at the right, the language at its top. */
export const SignInFrame = ({ title, onSubmit, note, children, after }: SignInFrameProps) => {
  const translate = useTranslate();
  const name = useOrganisation()?.name ?? undefined;
  const product = useProductName();
  usePageTitle(title, name);
  useOrganisationLanguage();
  return (
    <Page>
      <Left aria-label={name ?? product}>
        <Org>
          <OrganisationLogo name={name ?? product} large />
          <span>{name ?? product}</span>
        </Org>
        <FrameDrawing />
        <p>{translate('signIn.hero')}</p>
        <p>{name ? translate('signIn.heroFor', { name }) : translate('signIn.heroAll')}</p>
      </Left>
      <Pane>
        <Brand>
          <OrganisationLogo name={name ?? product} />
          <span>{name ?? product}</span>
        </Brand>
        <LanguageMenu />
        <h1>{title}</h1>
        <form noValidate onSubmit={onSubmit}>
          {note}
          {children}
        </form>
        {after}
        <DomainFooter />
      </Pane>
    </Page>
  );
};
