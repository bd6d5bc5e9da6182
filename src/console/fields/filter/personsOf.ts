import type { Field } from '../../../domain/resource.ts';
import type { Condition } from '../../providers/data/listQuery.ts';

/** Who may be meant by a reference besides somebody chosen: who asks, and the team of who asks. */
export const personsOf = ({ reference }: Field): readonly NonNullable<Condition['person']>[] => (reference?.type === 'Employee' ? ['ME', 'MY_TEAM'] : reference?.type === 'UserAccount' ? ['ME'] : []);
