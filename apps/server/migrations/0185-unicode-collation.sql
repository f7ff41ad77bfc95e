-- Names are sorted by the root order of Unicode. PostgreSQL 16 and up have it in pg_catalog; for 15 it is made here. A name in
-- pg_catalog comes first, so that one which moves on to a newer server changes nothing.
do $$
begin
  if to_regcollation('pg_catalog.unicode') is null then
    create collation unicode (provider = icu, locale = 'und');
  end if;
end
$$;
