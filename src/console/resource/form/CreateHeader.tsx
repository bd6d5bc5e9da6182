import { useTranslate } from 'ra-core';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

/** The head of the page on which a record is added; the one record of a screen is not added but saved. */
export const CreateHeader = ({ screen, name }: { readonly screen: ScreenEntry; readonly name: string }) => {
  const translate = useTranslate();
  const labelOf = useScreenLabel();
  const title = screen.single ? labelOf(screen) : translate('form.addNamedButton', { name });
  usePageTitle(title);
  return <PageHeader title={title} crumbs={screen.single ? [] : [{ label: labelOf(screen), path: screen.path }]} divided />;
};
