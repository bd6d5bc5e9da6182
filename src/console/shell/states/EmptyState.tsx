import { useTranslate } from 'react-admin';
import { OpenFolderDrawing } from '../drawings/OpenFolderDrawing.tsx';
import { State } from './State.tsx';
import { StateAction } from './StateAction.tsx';
import type { ReactNode } from 'react';
import type { StateActionProps } from './StateAction.tsx';

export type EmptyStateProps = {
  readonly title?: string;
  readonly message?: string;
  /** The open folder unless said. */
  readonly drawing?: ReactNode;
  readonly action?: StateActionProps;
  readonly others?: ReactNode;
  readonly small?: boolean;
  /** Stands without a page header. */
  readonly isPage?: boolean;
};

/** Nothing is here yet: says so and offers the act that ends it, which may be disabled with its reason. */
export const EmptyState = ({ title, message, drawing, action, others, small = false, isPage = false }: EmptyStateProps) => {
  const translate = useTranslate();
  return (
    <State
      drawing={drawing ?? <OpenFolderDrawing small={small} />}
      title={title ?? translate('states.empty.title')}
      small={small}
      isPage={isPage}
      actions={
        <>
          {action ? <StateAction {...action} /> : null}
          {others}
        </>
      }
    >
      {message}
    </State>
  );
};
