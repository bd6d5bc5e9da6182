/** Whether the organisation has people in the field: where a work place in use counts as the field. */
export const hasFieldForce = `exists (select from work_place w where w.org_code = $1 and w.kind = 'FIELD' and w.status = 'ACTIVE')`;
