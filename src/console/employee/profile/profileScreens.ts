import { screens } from '../../../../generated/screens.ts';
import type { ScreenOf } from '../../resource/tabs/useRecordTabs.ts';

const width = { SELF: 0, TEAM: 1, ALL: 2 } as const;

/** The widest screen that reaches the person. */
const widest =
  (outside: 'SELF' | 'TEAM'): ScreenOf =>
  (type, rights) =>
    screens
      .flatMap((screen) => {
        const right = rights?.[screen.form];
        if (screen.type !== type || right?.view !== true) return [];
        const scope = width[right.scope] < width[screen.scope] ? right.scope : screen.scope;
        return scope === outside ? [] : [{ screen, scope }];
      })
      .toSorted((a, b) => width[b.scope] - width[a.scope])[0]?.screen;

/** Through which somebody sees the records of their own. */
export const ownScreen = widest('TEAM');
/** Through which somebody sees the records of others. */
export const othersScreen = widest('SELF');
