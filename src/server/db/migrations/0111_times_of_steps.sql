-- How long candidates stay in a status is counted over all steps of a period: from this index alone, which is a fifth of the table.
create index stage_move_times_idx on stage_move (org_code, moved_at) include (from_status_id, days_before, candidate_id, job_post_id) where days_before is not null;
