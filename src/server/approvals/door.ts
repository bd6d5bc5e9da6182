import type { FormName } from '../../../generated/forms.ts';
import { requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import type { Scope } from '../../domain/resource.ts';
import { reachOf } from '../access/authorise.ts';
import { narrowedTo } from '../access/reach.ts';
import type { Reach } from '../access/reach.ts';
import { resourceOf } from '../resource/registry.ts';
import type { Session } from '../session.ts';

export type Door = { readonly form: FormName; readonly path: string; readonly reach: Reach };

const WIDTH: Readonly<Record<Scope, number>> = { SELF: 0, TEAM: 1, ALL: 2 };

/** The widest screen on which the caller may decide such requests of others; with `form`, that one alone. */
export const doorOf = (session: Session, kind: RequestKind, form: FormName | null = null): Door | undefined =>
  resourceOf(requestKinds[kind].type)
    .screens.filter((screen) => screen.actions.includes('EDIT') && screen.scope !== 'SELF' && (form === null || screen.form === form))
    .flatMap((screen): Door[] => {
      const reach = reachOf(session, screen.form, 'UPDATE');
      return reach === null ? [] : [{ form: screen.form, path: screen.path, reach: narrowedTo(reach, screen.scope) }];
    })
    .filter(({ reach }) => reach.scope !== 'SELF')
    .sort((a, b) => WIDTH[b.reach.scope] - WIDTH[a.reach.scope])[0];
