import { useMemo } from 'react';
import { screens } from '../../../../../generated/screens.ts';
import { useSession } from '../../../providers/authSession.ts';
import { useFieldRights } from '../../../resource/form/useFieldRights.ts';
import { candidateTabs, otherGroups, type CandidateTab } from './candidateTabs.ts';
import type { ScreenResource } from '../../../providers/data/metadata.ts';
import type { ShownPart } from '../../../resource/tabs/TabParts.tsx';

export type ShownTab = Pick<CandidateTab, 'key' | 'Part'> & { readonly parts: readonly ShownPart[] };

/** The tabs of a candidate that this session may see, each with the parts that it may see. */
export const useCandidateTabs = ({ resource, screen }: ScreenResource): readonly ShownTab[] => {
  const rights = useSession()?.rights;
  const { visible } = useFieldRights(resource, screen);
  return useMemo(() => {
    // The title stands above the tabs.
    const inTabs = visible.filter(({ name }) => name !== resource.title);
    const inGroups = (groups: readonly string[]): ShownPart[] => {
      const fields = inTabs.filter(({ group = '' }) => groups.includes(group));
      return fields.length === 0 ? [] : [{ key: 'details', kind: 'fields', fields }];
    };
    const shown = candidateTabs.filter(({ form }) => form === undefined || rights?.[form]?.view === true).map(({ parts, form: _form, ...tab }): ShownTab => ({
      ...tab,
      parts: parts.flatMap((part): ShownPart[] => {
        if (part.kind === 'fields') return inGroups(part.groups);
        const found = screens.find((one) => one.type === part.type && rights?.[one.form]?.view === true);
        return found ? [{ key: part.type, kind: 'list', screen: found, by: part.by }] : [];
      }),
    }));
    const others = inGroups(otherGroups([...new Set(inTabs.map(({ group = '' }) => group))]));
    return [...shown, { key: 'others', parts: others }].filter(({ parts, Part }: ShownTab) => parts.length > 0 || Part !== undefined);
  }, [visible, resource.title, rights]);
};
