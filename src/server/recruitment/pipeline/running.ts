/** A condition on an application `a`: neither did the candidate take it back, nor were they moved from its post to another one. */
export const STANDS = '(a.withdrawn_on is null and a.moved_on is null)';

/** A condition on an application `a` with its stage `g` and its post `p`: it may still lead somewhere. One at a time (`enableMultipleApplication`) means one of these. */
export const RUNNING = `(${STANDS} and g.kind not in ('HIRED', 'REJECTED') and p.status in ('OPEN', 'ON_HOLD'))`;

/** What the condition reads beside the application. */
export const WITH_STAGE_AND_POST = `join candidate_status s on s.org_code = a.org_code and s.id = a.status_id join hiring_stage g on g.org_code = s.org_code and g.id = s.stage_id join job_post p on p.org_code = a.org_code and p.id = a.job_post_id`;
