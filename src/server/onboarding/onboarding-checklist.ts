import { checklistOf } from '../../domain/onboarding/checklist.ts';
import type { Grant } from '../access/authorise.ts';
import { fieldReach } from '../access/fields.ts';
import { readPapers } from '../careers/join/papers.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { resourceOf } from '../resource/registry.ts';
import { covers } from '../resource/sight.ts';
import { readImages } from '../resource/store.ts';
import { beyondReach } from '../resource/within-reach.ts';

type Arguments = { readonly individualId: number };

/** What is asked of somebody who joins. What is told in fields that the caller does not see is left out. */
export const onboardingChecklist = (args: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const resource = resourceOf('OnboardingIndividual');
    const id = String(args.individualId);
    const image = (await readImages(tx, resource, [id], false)).get(id);
    if (!image || (await beyondReach(tx, resource, [id], { db, session: grant.session, reach: grant, form: null, reason: null })).size > 0) throw refuse('NOT_FOUND');
    const sees = (name: string): boolean => {
      const field = resource.fields.find((each) => each.name === name);
      const reach = field?.access === undefined ? grant : fieldReach(grant.session, field, 'VIEW');
      return reach !== null && covers(reach, grant);
    };
    const { items, ...counts } = checklistOf(await readPapers(tx), image, 'SPECIALIST');
    const seen = items.filter(({ field, isRequired }) => isRequired || sees(field));
    // That something is wanting is told; what the person calls it is part of what is not seen.
    return { errorCode: '', message: '', ...counts, items: seen.map(({ group, name, ...item }) => ({ ...item, name: item.kind === 'ROW' && !sees(item.field) ? '' : name, enough: group?.required ?? null, given: group?.given ?? null, oneOf: group?.of ?? null })) };
  });
