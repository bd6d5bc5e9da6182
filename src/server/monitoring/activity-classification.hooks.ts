import { accessDomain } from '../../domain/data-loss-prevention/accessDomain.ts';
import { finding } from '../../domain/problem.ts';
import { blockListProblem, isBlocked, listedProblem, listingOf } from '../data-loss-prevention/internet/block-list.ts';
import { reckonStatuses } from '../data-loss-prevention/internet/reckon-status.ts';
import { internetSetting } from '../data-loss-prevention/internet/setting.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';

const websites = (images: readonly (Image | null)[]): string[] => images.flatMap((image) => (image?.['kind'] === 'WEBSITE' ? [String(image['name'])] : []));

/** A website is its domain, without what people paste around it; what becomes of it on the lists follows at once. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    const whole: Record<string, unknown> = { ...before, ...values };
    const isOthers = listedProblem(caller, whole, before);
    if (isOthers !== null) refuseProblems(caller, [{ field: 'name', ...isOthers }]);
    if (whole['kind'] !== 'WEBSITE') {
      if (listingOf(whole) !== 'NONE') refuseProblems(caller, [{ field: 'listing', ...finding('activityClassification.listingOfApplication') }]);
      return;
    }
    if (whole['name'] == null) return;
    const domain = accessDomain(String(whole['name']));
    if (domain === null) return refuseProblems(caller, [{ field: 'name', ...finding('activityClassification.noDomain') }]);
    if (domain !== before?.['name']) values['name'] = domain;
    const problem = await blockListProblem(tx, { ...whole, name: domain }, before);
    if (problem !== null) refuseProblems(caller, [{ field: 'listing', ...problem }]);
  },
  afterSave: async (tx, _caller, after, before) => {
    if (after['kind'] !== 'WEBSITE') await tx.query('update activity_classification set access_status = null, set_by = null where org_code = $1 and id = $2::bigint and access_status is not null', [tx.orgCode, after.id]);
    const names = websites([after, before]);
    if (names.length > 0) await reckonStatuses(tx, names);
  },
  beforeDelete: async (tx, caller, images) => {
    for (const image of images) {
      const isOthers = listedProblem(caller, null, image);
      if (isOthers !== null) refuseProblems(caller, [{ field: 'name', ...isOthers }]);
    }
    if (images.some(isBlocked) && !(await internetSetting(tx)).isOn) refuseProblems(caller, [{ field: 'listing', ...finding('activityClassification.controlOff') }]);
    const names = websites(images);
    if (names.length > 0) await reckonStatuses(tx, names, images.map(({ id }) => id));
  },
  apart: true,
};
