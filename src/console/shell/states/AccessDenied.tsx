import { useState } from 'react';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { PadlockDrawing } from '../drawings/PadlockDrawing.tsx';
import { useTellFailure } from '../failure/useTellFailure.ts';
import { Deciders } from './Deciders.tsx';
import { State } from './State.tsx';
import { StateAction } from './StateAction.tsx';
import type { MyRequestFragment } from '../../../../generated/organisation-data/operations.ts';

export type AccessDeniedProps = {
  /** The name of the form that cannot be opened. */
  readonly form: string;
  /** What the person asked for, and who decides; undefined while it is not known. */
  readonly request?: Partial<MyRequestFragment> | undefined;
  /** Asks for access; without it the person is told whom to talk to. */
  readonly onRequest?: (() => Promise<void>) | undefined;
  /** Where it is said why the form is closed, for who may read that. */
  readonly why?: string | undefined;
  /** The right of the form that the person lacks; `write` where more than one of them would do. */
  readonly missing?: 'view' | 'add' | 'write';
  /** Where to go instead of home, for whom home itself is closed. */
  readonly instead?: { readonly to: string; readonly label: string } | undefined;
  /** Stands without a page header. */
  readonly isPage?: boolean;
  /** For a person to whom nothing is open: in place of the words about one form. */
  readonly nothingOpen?: { readonly title: string; readonly message: string };
};

/** A form, or what one came to do on it, without the right: which one, who decides, and a request for the right to view. */
export const AccessDenied = ({ form, request = {}, onRequest, why: explained, nothingOpen, instead, missing = 'view', isPage = false }: AccessDeniedProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const tell = useTellFailure();
  const [isAsking, setAsking] = useState(false);
  const { status, requestedAt, decidedBy, reason, roles = [], deciders = [] } = request;
  const isWaiting = status === 'PENDING' && requestedAt !== undefined && requestedAt !== null;
  const send = async (): Promise<void> => {
    setAsking(true);
    await onRequest?.().catch((error: unknown) => tell(error));
    setAsking(false);
  };
  const why = (): string => {
    if (isWaiting) return translate('states.denied.requested', { date: new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long' }).format(new Date(requestedAt)) });
    if (status === 'DECLINED') return translate('states.denied.declined', { name: decidedBy ?? '', reason: reason ?? '' });
    if (nothingOpen) return nothingOpen.message;
    if (missing !== 'view') return translate(missing === 'add' ? 'states.denied.add' : 'states.denied.write');
    if (!onRequest) return translate('states.denied.contact');
    if (roles.length === 0) return translate('states.denied.message');
    return translate('states.denied.role', { smart_count: roles.length, roles: new Intl.ListFormat(tagOf(locale)).format(roles) });
  };
  return (
    <State
      isPage={isPage}
      drawing={<PadlockDrawing />}
      title={nothingOpen?.title ?? translate(missing === 'add' ? 'states.denied.addTitle' : 'states.denied.title', { form })}
      actions={
        <>
          {onRequest && !isWaiting ? <StateAction label={translate('states.denied.request')} run={() => isAsking || void send()} /> : null}
          {nothingOpen ? null : (
            <Button component={Link} to={instead?.to ?? '/'}>
              {instead ? translate('form.toList', { name: instead.label }) : translate('states.goHome')}
            </Button>
          )}
          {explained ? (
            <Button component={Link} to={explained}>
              {translate('states.denied.why')}
            </Button>
          ) : null}
        </>
      }
      after={deciders.length > 0 ? <Deciders names={deciders} isAny={nothingOpen !== undefined} /> : null}
    >
      <span role="status">{why()}</span>
    </State>
  );
};
