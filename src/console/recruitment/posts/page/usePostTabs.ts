import { useMemo } from 'react';
import { screens } from '../../../../../generated/screens.ts';
import { useSession } from '../../../providers/authSession.ts';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { postTabs, type PostTab } from './postTabs.ts';
import type { ScreenResource } from '../../../providers/data/metadata.ts';
import type { ShownPart } from '../../../resource/tabs/TabParts.tsx';

export type ShownTab = Pick<PostTab, 'key' | 'Part'> & { readonly parts: readonly ShownPart[] };

/** The tabs of a post that this session may see; what an organisation added stands on one of its own. */
export const usePostTabs = ({ resource, screen }: ScreenResource): readonly ShownTab[] => {
  const rights = useSession()?.rights;
  const { visible } = useFieldRights(resource, screen);
  return useMemo(() => {
    const known = new Set(postTabs.flatMap(({ groups }) => groups));
    const inGroups = (holds: (group: string) => boolean): ShownPart[] => {
      const fields = visible.filter(({ name, group = '' }) => name !== resource.title && holds(group));
      return fields.length === 0 ? [] : [{ key: 'details', kind: 'fields', fields }];
    };
    const shown = postTabs.flatMap(({ key, groups, lists, Part }): ShownTab[] => {
      const listed = lists.flatMap((type): ShownPart[] => {
        const found = screens.find((one) => one.type === type && rights?.[one.form]?.view === true);
        return found ? [{ key: type, kind: 'list', screen: found, by: 'jobPostId' }] : [];
      });
      if (lists.length > 0 && listed.length === 0) return [];
      return [{ key, ...(Part ? { Part } : {}), parts: [...inGroups((group) => groups.includes(group)), ...listed] }];
    });
    return [...shown, { key: 'others', parts: inGroups((group) => !known.has(group)) }].filter(({ parts, Part }: ShownTab) => parts.length > 0 || Part !== undefined);
  }, [visible, resource.title, rights]);
};
