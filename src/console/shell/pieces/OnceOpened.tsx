import { useRef } from 'react';
import type { ReactNode } from 'react';

/** Nothing before it is opened for the first time; from then on what it holds, which may close with its own movement. */
export const OnceOpened = ({ isOpen, children }: { readonly isOpen: boolean; readonly children: () => ReactNode }) => {
  const wasOpened = useRef(isOpen);
  wasOpened.current ||= isOpen;
  return wasOpened.current ? children() : null;
};
