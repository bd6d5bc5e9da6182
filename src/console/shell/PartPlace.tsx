import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ProgressLine } from './frame/ProgressLine.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { ComponentType } from 'react';
import type { Part } from './part.ts';
import type { Place } from './screens.ts';

type Props<PartProps> = { readonly part: Part<PartProps>; readonly screen: Place | undefined; readonly given: PartProps };

/**
 * A screen's part, and its frame until the part has come and can be drawn: after a step to another address the frame is painted first, whatever the part
 * costs. The screen that the page begins with is drawn at once, if it is there. A part that does not come is told by the route.
 */
export const PartPlace = <PartProps extends object>({ part, screen, given }: Props<PartProps>) => {
  const isFirst = useLocation().key === 'default';
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [Shown, show] = useState(() => (isFirst ? part.now() : undefined));
  useEffect(() => {
    if (Shown) return undefined;
    let isOpen = true;
    const draw = (Loaded: ComponentType<PartProps>): void => {
      if (isOpen) startTransition(() => show(() => Loaded));
    };
    const here = part.now();
    if (here) draw(here);
    else part.load().then(draw, (error: unknown) => isOpen && setFailure({ error }));
    return () => {
      isOpen = false;
    };
  }, [part, Shown]);
  if (failure) throw failure.error;
  if (Shown) return <Shown {...given} />;
  return screen ? <ScreenFrame screen={screen} /> : <ProgressLine />;
};
