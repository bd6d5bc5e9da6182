-- Whose candidates somebody sees who works on posts: read from the index alone, however many applied.
create index job_application_post_candidate_idx on job_application (org_code, job_post_id, candidate_id);
