import { unknownNames } from '../../domain/mailTemplates.ts';
import { finding } from '../../domain/problem.ts';
import type { Hooks } from '../resource/hooks.ts';
import type { Change } from '../resource/journal.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { readImages, updateImages } from '../resource/store.ts';
import { goesBack } from './pipeline/goes-back.ts';
import { lastPlace } from './flow/last-place.ts';

/** One status is the first: who becomes it takes that from the other. A mail needs its words. */
export const hooks: Hooks = {
  beforeSave: async (tx, caller, values, before) => {
    await lastPlace(tx, 'candidate_status', values, before);
    const whole: Record<string, unknown> = { ...before, ...values };
    const moves = whole['isDefault'] === true && !goesBack(values) && (before === null || before['isDefault'] !== true || String(before['stageId']) !== String(whole['stageId']));
    const unused = moves ? await tx.query("select from hiring_stage where org_code = $1 and id = $2::bigint and status = 'INACTIVE'", [tx.orgCode, whole['stageId']]) : [];
    refuseFields(caller, [
      ...(whole['sendsMail'] === true ? ['mailSubject', 'mailBody'].flatMap((field) => ((whole[field] ?? '') === '' ? [{ field, ...finding('rule.required', {}, { fieldName: `candidateStatus.${field}` }) }] : [])) : []),
      ...['mailSubject', 'mailBody'].flatMap((field) => (whole[field] === before?.[field] ? [] : unknownNames('CANDIDATE_UPDATE', String(whole[field] ?? '')).map((found) => ({ field, ...found })))),
      ...(unused.length > 0 ? [{ field: 'stageId', ...finding('candidateStatus.firstStageInUse') }] : []),
      ...(whole['isDefault'] === true && whole['status'] === 'INACTIVE' ? [{ field: 'status', ...finding('candidateStatus.firstInUse') }] : []),
      // Undoing takes it from both at once: an earlier record is taken back whole.
      ...(before?.['isDefault'] === true && whole['isDefault'] === false && !goesBack(values) ? [{ field: 'isDefault', ...finding('candidateStatus.oneFirst') }] : []),
    ]);
  },
  together: async (tx, caller, written) => {
    const first = written.findLast(({ after, before }) => after['isDefault'] === true && before?.['isDefault'] !== true);
    if (!first) return [];
    const resource = resourceOf('CandidateStatus');
    const others = await tx.query<{ id: string }>('select id from candidate_status where org_code = $1 and is_default and id <> $2::bigint', [tx.orgCode, first.after.id]);
    const before = await readImages(tx, resource, others.map(({ id }) => id));
    const after = await updateImages(tx, resource, [...before.values()].map((image) => ({ ...image, isDefault: false })), caller.session.name);
    return after.map((image): Change => ({ entity: 'CandidateStatus', id: image.id, kind: 'UPDATE', before: before.get(image.id)!, after: image }));
  },
};
