import { useMemo } from 'react';
import { screens } from '../../../../generated/screens.ts';
import { useSession } from '../../providers/authSession.ts';
import { useFieldRights } from '../../resource/form/useFieldRights.ts';
import { otherGroups, profileTabs } from './profileTabs.ts';
import type { SessionInfo } from '../../providers/authSession.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';
import type { ShownPart, ShownTab } from '../../resource/tabs/TabParts.tsx';

const width = { SELF: 0, TEAM: 1, ALL: 2 } as const;

/** The screen through which somebody sees the records of a person: the widest that reaches that person. */
const screenFor = (type: string, rights: SessionInfo['rights'] | undefined, isSelf: boolean): ScreenEntry | undefined => {
  const open = screens.flatMap((screen) => {
    const right = rights?.[screen.form];
    if (screen.type !== type || right?.view !== true) return [];
    const scope = width[right.scope] < width[screen.scope] ? right.scope : screen.scope;
    return (isSelf ? scope === 'TEAM' : scope === 'SELF') ? [] : [{ screen, scope }];
  });
  return open.toSorted((a, b) => width[b.scope] - width[a.scope])[0]?.screen;
};

/** The tabs of a person's record that this session may see, each with the parts that it may see. */
export const useProfileTabs = ({ resource, screen }: ScreenResource, isSelf: boolean): readonly ShownTab[] => {
  const rights = useSession()?.rights;
  const { visible } = useFieldRights(resource, screen);
  return useMemo(() => {
    // The title stands above the tabs.
    const inTabs = visible.filter(({ name }) => name !== resource.title);
    const inGroups = (key: string, groups: readonly string[]): ShownPart[] => {
      const fields = inTabs.filter(({ group = '' }) => groups.includes(group));
      return fields.length === 0 ? [] : [{ key, kind: 'fields', fields }];
    };
    const shown = profileTabs.map(({ key, parts }) => ({
      key,
      parts: parts.flatMap((part): ShownPart[] => {
        if (part.kind === 'fields') return inGroups('details', part.groups);
        const found = screenFor(part.type, rights, isSelf);
        return found ? [{ key: part.type, kind: 'list', screen: found }] : [];
      }),
    }));
    const others = inGroups('details', otherGroups([...new Set(inTabs.map(({ group = '' }) => group))]));
    return [...shown, ...(others.length > 0 ? [{ key: 'others', parts: others }] : [])].filter(({ key, parts }) => parts.length > 0 || key === 'overview' || key === 'timeline');
  }, [visible, resource.title, rights, isSelf]);
};
