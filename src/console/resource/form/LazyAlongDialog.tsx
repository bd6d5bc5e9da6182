import { Suspense } from 'react';
import { needMessages } from '../../providers/i18nMessages.ts';
import { apart } from '../../shell/pieces/apart.tsx';
import { isToAsk } from '../askAlong.ts';
import type { ComponentProps } from 'react';
import type { AlongDialog } from './AlongDialog.tsx';

const Asks = apart(async () => (await Promise.all([import('./AlongDialog.tsx'), needMessages('forms', 'pages')]))[0].AlongDialog);

/** `AlongDialog`, fetched when there is something to ask. */
export const LazyAlongDialog = (props: ComponentProps<typeof AlongDialog>) =>
  isToAsk(props.offered) ? (
    <Suspense>
      <Asks {...props} />
    </Suspense>
  ) : null;
