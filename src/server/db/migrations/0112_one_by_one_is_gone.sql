-- What 0110 made under its first name, for who ran it then.
drop function if exists reckon_application(text, bigint, bigint);
