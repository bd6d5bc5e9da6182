-- What is written about candidates and those who join is not of the recruiter or specialist who looks after them, but of the employee whom they became, if any.
update record_comment t set person_id = r.employee_id from candidate r where t.entity = 'Candidate' and t.org_code = r.org_code and t.row_id = r.id;
--> statement-breakpoint
update record_file t set person_id = r.employee_id from candidate r where t.entity = 'Candidate' and t.org_code = r.org_code and t.row_id = r.id;
--> statement-breakpoint
update record_comment t set person_id = r.employee_id from onboarding_individual r where t.entity = 'OnboardingIndividual' and t.org_code = r.org_code and t.row_id = r.id;
--> statement-breakpoint
update record_file t set person_id = r.employee_id from onboarding_individual r where t.entity = 'OnboardingIndividual' and t.org_code = r.org_code and t.row_id = r.id;
