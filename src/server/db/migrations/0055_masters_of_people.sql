ALTER TABLE "education" ADD COLUMN "course_id" bigint;
--> statement-breakpoint
ALTER TABLE "education" ADD COLUMN "institution_id" bigint;
--> statement-breakpoint
ALTER TABLE "education" ADD COLUMN "other_institution" text;
--> statement-breakpoint
ALTER TABLE "education" ADD COLUMN "specialization_id" bigint;
--> statement-breakpoint
ALTER TABLE "emergency_contact" ADD COLUMN "relationship_id" bigint;
--> statement-breakpoint
ALTER TABLE "employee_accreditation" ADD COLUMN "document" text;
--> statement-breakpoint
ALTER TABLE "employee_document" ADD COLUMN "document_subtype_id" bigint;
--> statement-breakpoint
ALTER TABLE "family_member" ADD COLUMN "profession_id" bigint;
--> statement-breakpoint
-- What people wrote as text becomes references: institutions by name, the rest stays text beside them; other words become records of their lists.
-- Documents of a kind get the subtype of that name, which is made with its type and category where the organisation has none.
do $move$
declare
  place record;
begin
  create temp table wanted (org_code text, name text) on commit drop;
  -- A session may apply migrations more than once: a restored backup brings its own.
  create or replace function pg_temp.add_missing(master text) returns void language plpgsql as $add$
  begin
    execute format(
      'with missing as (
         select distinct on (w.org_code, fold(w.name)) w.org_code, w.name from wanted w
         where w.name <> '''' and not exists (select from %1$I m where m.org_code = w.org_code and m.name_folded = fold(w.name)) order by w.org_code, fold(w.name), w.name),
       made as (
         insert into %1$I (org_code, id, name, status, created_by, updated_by)
         select n.org_code, coalesce((select b.next from id_block b where b.org_code = n.org_code and b.entity = %1$L), 1) - 1 + row_number() over (partition by n.org_code order by n.name), n.name, ''ACTIVE'', ''Tenure'', ''Tenure''
         from missing n returning org_code, id)
       insert into id_block as b (org_code, entity, next) select org_code, %1$L, max(id) + 1 from made group by org_code
       on conflict (org_code, entity) do update set next = greatest(b.next, excluded.next)', master);
    truncate wanted;
  end $add$;

  for place in select * from (values
    ('education', 'field_of_study', 'specialization', 160), ('emergency_contact', 'relationship', 'relationship', 80), ('family_member', 'occupation', 'profession', 120)) as p(holder, words, master, longest)
  loop
    execute format('insert into wanted select org_code, left(btrim(translate(%I, ''<>'', '''')), %s) from %I where %1$I is not null', place.words, place.longest, place.holder);
    perform pg_temp.add_missing(place.master);
    execute format('update %I h set %I = m.id from %I m where m.org_code = h.org_code and m.name_folded = fold(left(btrim(translate(h.%I, ''<>'', '''')), %s))', place.holder, place.master || '_id', place.master, place.words, place.longest);
  end loop;

  update education e set institution_id = i.id from (select org_code, name_folded, min(id) as id from institution group by org_code, name_folded) i where i.org_code = e.org_code and i.name_folded = e.institution_folded;
  update education set other_institution = institution where institution_id is null;
  update education e set course_id = c.id from course c where c.org_code = e.org_code and c.name_folded = e.qualification_folded;

  create temp table asked on commit drop as
    select distinct d.org_code, k.* from employee_document d join (values
      ('CONTRACT', 'Employment contract', 'Agreement', 'Employment'), ('OFFER_LETTER', 'Offer letter', 'Letter', 'Employment'), ('IDENTITY', 'Proof of identity', 'Card', 'Identity'),
      ('ADDRESS_PROOF', 'Proof of address', 'Statement', 'Identity'), ('TAX', 'Tax document', 'Statement', 'Pay and tax'), ('CERTIFICATE', 'Certificate', 'Certificate', 'Education'),
      ('MEDICAL', 'Medical certificate', 'Certificate', 'Health'), ('WARNING', 'Written warning', 'Letter', 'Employment'), ('OTHER', 'Other document', 'Other', 'Other')) as k(kind, subtype, type, category) on k.kind = d.kind
    where not exists (select from document_subtype s where s.org_code = d.org_code and s.name_folded = fold(k.subtype));
  insert into wanted select org_code, type from asked;
  perform pg_temp.add_missing('document_type');
  insert into wanted select org_code, category from asked;
  perform pg_temp.add_missing('document_category');
  with made as (
    insert into document_subtype (org_code, id, name, document_type_id, document_category_id, status, enforced_in_self_onboarding, enforce_during_onboarding, allowed_for_email_communication, created_by, updated_by)
    select a.org_code, coalesce((select b.next from id_block b where b.org_code = a.org_code and b.entity = 'document_subtype'), 1) - 1 + row_number() over (partition by a.org_code order by a.subtype), a.subtype, t.id, c.id, 'ACTIVE', false, false, false, 'Tenure', 'Tenure'
    from asked a join document_type t on t.org_code = a.org_code and t.name_folded = fold(a.type) join document_category c on c.org_code = a.org_code and c.name_folded = fold(a.category) returning org_code, id)
  insert into id_block as b (org_code, entity, next) select org_code, 'document_subtype', max(id) + 1 from made group by org_code on conflict (org_code, entity) do update set next = greatest(b.next, excluded.next);
  update employee_document d set document_subtype_id = s.id from (values
      ('CONTRACT', 'Employment contract'), ('OFFER_LETTER', 'Offer letter'), ('IDENTITY', 'Proof of identity'), ('ADDRESS_PROOF', 'Proof of address'), ('TAX', 'Tax document'),
      ('CERTIFICATE', 'Certificate'), ('MEDICAL', 'Medical certificate'), ('WARNING', 'Written warning'), ('OTHER', 'Other document')) as k(kind, subtype),
    (select org_code, name_folded, min(id) as id from document_subtype group by org_code, name_folded) s
  where k.kind = d.kind and s.org_code = d.org_code and s.name_folded = fold(k.subtype);
end $move$;
--> statement-breakpoint
ALTER TABLE "education" DROP CONSTRAINT "education_employee_id_qualification_institution_key";
--> statement-breakpoint
ALTER TABLE "employee_document" DROP CONSTRAINT "employee_document_kind_check";
--> statement-breakpoint
DROP INDEX "education_institution_idx";
--> statement-breakpoint
DROP INDEX "employee_document_kind_idx";
--> statement-breakpoint
ALTER TABLE "education" DROP COLUMN "institution_folded";
--> statement-breakpoint
DROP INDEX "education_search_idx";
--> statement-breakpoint
ALTER TABLE "education" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "education" DROP COLUMN "institution";
--> statement-breakpoint
ALTER TABLE "education" DROP COLUMN "field_of_study";
--> statement-breakpoint
ALTER TABLE "emergency_contact" DROP COLUMN "relationship";
--> statement-breakpoint
ALTER TABLE "employee_document" DROP COLUMN "kind";
--> statement-breakpoint
ALTER TABLE "family_member" DROP COLUMN "occupation";
--> statement-breakpoint
ALTER TABLE "education" ADD COLUMN "other_institution_folded" text GENERATED ALWAYS AS (fold("other_institution")) STORED;
--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_course_id_fk" FOREIGN KEY ("org_code","course_id") REFERENCES "public"."course"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_institution_id_fk" FOREIGN KEY ("org_code","institution_id") REFERENCES "public"."institution"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_specialization_id_fk" FOREIGN KEY ("org_code","specialization_id") REFERENCES "public"."specialization"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "emergency_contact" ADD CONSTRAINT "emergency_contact_relationship_id_fk" FOREIGN KEY ("org_code","relationship_id") REFERENCES "public"."relationship"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_document" ADD CONSTRAINT "employee_document_document_subtype_id_fk" FOREIGN KEY ("org_code","document_subtype_id") REFERENCES "public"."document_subtype"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "family_member" ADD CONSTRAINT "family_member_profession_id_fk" FOREIGN KEY ("org_code","profession_id") REFERENCES "public"."profession"("org_code","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "education_course_id_idx" ON "education" USING btree ("org_code","course_id","id");
--> statement-breakpoint
CREATE INDEX "education_institution_id_idx" ON "education" USING btree ("org_code","institution_id","id");
--> statement-breakpoint
CREATE INDEX "education_other_institution_idx" ON "education" USING btree ("org_code","other_institution_folded","id");
--> statement-breakpoint
CREATE INDEX "education_specialization_id_idx" ON "education" USING btree ("org_code","specialization_id","id");
--> statement-breakpoint
CREATE INDEX "emergency_contact_relationship_id_idx" ON "emergency_contact" USING btree ("org_code","relationship_id","id");
--> statement-breakpoint
CREATE INDEX "employee_document_document_subtype_id_idx" ON "employee_document" USING btree ("org_code","document_subtype_id","id");
--> statement-breakpoint
CREATE INDEX "family_member_profession_id_idx" ON "family_member" USING btree ("org_code","profession_id","id");
--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_employee_id_qualification_institution_id_key" UNIQUE("org_code","employee_id","qualification_folded","institution_id");
--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_employee_id_qualification_other_institution_key" UNIQUE("org_code","employee_id","qualification_folded","other_institution_folded");
--> statement-breakpoint
ALTER TABLE "education" ADD COLUMN "search" text GENERATED ALWAYS AS (fold(coalesce("qualification", '') || coalesce(' ' || "other_institution", ''))) STORED;
--> statement-breakpoint
CREATE INDEX "education_search_idx" ON "education" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "employee_document" ALTER COLUMN "document_subtype_id" SET NOT NULL;
