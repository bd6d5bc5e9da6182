import { PageHeader } from '../PageHeader.tsx';
import { ScreenGate } from '../ScreenGate.tsx';
import { useScreenLabel } from '../useScreenLabel.ts';
import { NotInstalled } from './NotInstalled.tsx';
import type { Place } from '../screens.ts';

/** A screen of a module that is not installed, for those who might open it. */
export const NotInstalledScreen = ({ screen }: { readonly screen: Place }) => {
  const title = useScreenLabel()(screen);
  return (
    <ScreenGate screen={screen}>
      <PageHeader title={title} divided />
      <NotInstalled name={title} />
    </ScreenGate>
  );
};
