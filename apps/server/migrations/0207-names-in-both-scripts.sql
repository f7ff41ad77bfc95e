-- A person's name as it is written in the other script, Latin or Arabic. Everybody reads names in the script of their language, as far as
-- there is one: the views that publish names choose, by the language that the transaction has.
alter table members
  add column other_first_name text check (other_first_name <> ''),
  add column other_last_name text check (other_last_name <> ''),
  add constraint members_other_name_whole check ((other_first_name is null) = (other_last_name is null));

-- The name for a reader of the transaction's language; without one readers read Latin letters.
create function readers_name(own text, other text) returns text language sql stable parallel safe
  as $$ select case when (other ~ '[ء-ي]') = (coalesce(current_setting('app.language', true), '') = 'ar') then other else own end $$;

create or replace view member_names with (security_invoker = true) as
  select organization_id, user_id, readers_name(first_name, other_first_name) as first_name, readers_name(last_name, other_last_name) as last_name,
    profile_media_id from members;

-- Members are found by both names. A generated column can't take another expression before PostgreSQL 17: it is made anew, with the view
-- that shows it, which keeps whatever else it shows. Whoever keeps names for a search takes both (all_names); a mail greets in the
-- language of the one who gets it; a session keeps both, since its reader may switch the language.
do $$
declare shown text;
begin
  select string_agg(case attname
      when 'first_name' then 'readers_name(first_name, other_first_name) as first_name'
      when 'last_name' then 'readers_name(last_name, other_last_name) as last_name'
      else quote_ident(attname) end, ', ' order by attnum) into shown from pg_attribute
    where attrelid = 'member_standings'::regclass and attnum > 0 and not attisdropped;
  drop view member_standings;
  alter table members drop column search_text; -- with its index
  alter table members add column search_text text not null generated always as (fold_search(first_name || ' ' || last_name || ' '
    || coalesce(other_first_name || ' ' || other_last_name || ' ', '') || email)) stored;
  execute format('create view member_standings with (security_invoker = true) as select %s,
    first_name as own_first_name, last_name as own_last_name, other_first_name, other_last_name,
    concat_ws('' '', first_name, last_name, other_first_name, other_last_name) as all_names,
    case when (other_first_name ~ ''[ء-ي]'') = (language = ''ar'') then other_first_name else first_name end as name_in_own_language
    from members', shown);
end $$;
create index members_search on members using gin (organization_id, search_text gin_trgm_ops);
call publish_view('member_standings');
grant select on member_standings to sullam_identity;
