import { useMemo } from 'react';
import { screens } from '../../../../generated/screens.ts';
import { useSession } from '../../providers/authSession.ts';
import { useFieldRights } from '../form/useFieldRights.ts';
import type { RecordTab, ShownPart, ShownTab } from './recordTabs.ts';
import type { SessionInfo } from '../../providers/authSession.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

/** The screen through which somebody sees the records of an entity that belong to a record. */
export type ScreenOf = (type: string, rights: SessionInfo['rights'] | undefined) => ScreenEntry | undefined;

export const firstOpen: ScreenOf = (type, rights) => screens.find((screen) => screen.type === type && rights?.[screen.form]?.view === true);

/** The tabs of a record that this session may see, each with the parts that it may see. Groups that no tab names stand on one of their own, `others`: an organisation's fields, and those without a group. */
export const useRecordTabs = ({ resource, screen }: ScreenResource, tabs: readonly RecordTab[], screenOf: ScreenOf): readonly ShownTab[] => {
  const rights = useSession()?.rights;
  const { visible } = useFieldRights(resource, screen);
  return useMemo(() => {
    const named = new Set(tabs.flatMap(({ parts = [], covers = [] }) => [...covers, ...parts.flatMap((part) => (part.kind === 'fields' ? part.groups : []))]));
    const inGroups = (holds: (group: string) => boolean): ShownPart[] => {
      // The title stands above the tabs.
      const held = visible.filter(({ name, group = '' }) => name !== resource.title && holds(group));
      return held.length === 0 ? [] : [{ key: 'details', kind: 'fields', fields: held }];
    };
    const shown = tabs
      .filter(({ form }) => form === undefined || rights?.[form]?.view === true)
      .map(({ key, Part, parts = [] }) => ({
        key,
        Part,
        parts: parts.flatMap((part): ShownPart[] => {
          if (part.kind === 'fields') return inGroups((group) => part.groups.includes(group));
          const found = screenOf(part.type, rights);
          return found ? [{ key: part.type, kind: 'list', screen: found, by: part.by, mayAdd: part.mayAdd }] : [];
        }),
      }));
    return [...shown, { key: 'others', Part: undefined, parts: inGroups((group) => !named.has(group)) }].filter(({ parts, Part }) => parts.length > 0 || Part !== undefined);
  }, [visible, resource.title, rights, tabs, screenOf]);
};
