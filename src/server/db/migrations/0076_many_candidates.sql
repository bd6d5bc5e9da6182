-- For lists of hundreds of thousands of candidates. The usual list of a screen, its far pages and its totals are read from an index alone; so is who has a skill.
create index candidate_standing_applied_idx on candidate (org_code, standing, applied_on, id);
--> statement-breakpoint
create index candidate_skill_candidate_idx on candidate_skill (org_code, skill_id, candidate_id);
--> statement-breakpoint
-- The server empties the list every half a minute; until then a search looks through it.
alter index candidate_search_idx set (gin_pending_list_limit = 32768);
