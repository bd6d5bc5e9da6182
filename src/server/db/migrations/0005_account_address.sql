-- An address that names no organisation is looked up in all of them (organisations_of_email).
create index if not exists user_account_address_idx on user_account (lower(email));
