-- The names of an entity's fields as its images in the journal were written without: a value stands behind the place of its field in `keys`. `digest` is told by the image.
-- Rows come from the schema, at each start, and none is ever changed: images of earlier versions are read by them. They belong to no organisation.
create table image_form (
  entity text not null,
  digest text not null,
  keys text[] not null,
  constraint image_form_pk primary key (entity, digest)
);
--> statement-breakpoint
revoke all on image_form from :app_role;
--> statement-breakpoint
grant select on image_form to :app_role;
