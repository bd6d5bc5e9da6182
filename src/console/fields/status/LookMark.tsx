import type { ReactNode } from 'react';
import type { StatusLook } from './statusLook.ts';

type Props = { readonly look: StatusLook; readonly children: ReactNode };

/** A mark before its word; the shape differs too, so colour is never alone. Its styles are the page's own: lists draw one in each row, and each styled element costs anew. */
export const LookMark = ({ look, children }: Props) => (
  <span className="look" data-look={look}>
    {children}
  </span>
);
