import type { Grant } from '../access/authorise.ts';
import { boardStates, needsNumber } from '../careers/feed/board-states.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readSetting } from '../resource/read-setting.ts';

/** How job boards know the organisation. */
export const companySignUp = (_args: unknown, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const { tenantUniqueKey } = await readSetting<{ readonly tenantUniqueKey: string | null }>(tx, 'RecruitmentGeneralSetting');
    const [organisation] = await tx.query<{ name: string }>('select name from organisation where org_code = $1', [tx.orgCode]);
    const boards = (await boardStates(tx, session.language)).map((state) => ({ board: state.board, isOn: state.isOn, advertiserId: state.advertiserId, needsNumber: needsNumber(state) }));
    return { errorCode: '', message: '', organisation: organisation?.name ?? '', tenantUniqueKey, boards };
  });
