/** The columns of a leave request as the dashboards name them; `r` is the request, `t` its leave type. */
export const leaveColumns = `r.id::int as "leaveRequestId", t.name as "leaveName", r.from_date::text as "fromDate", r.to_date::text as "toDate", trim_scale(r.days)::text as days, r.reason, r.status`;

export const leaveFrom = `leave_request r join leave_type t on t.org_code = r.org_code and t.id = r.leave_type_id`;
