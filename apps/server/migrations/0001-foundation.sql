-- Contains the migrations up to 0844-lecture-views.sql of commit 67e96ae90.

-- The foundation: helper functions and procedures, organisations, and the tables of the kernel.
--
-- Roles belong to the cluster and not to a database: the server creates them before the first migration (kernel/database/roles.ts).
--   sullam_owner     owns every table and runs migrations; nothing signs in as it
--   sullam_app       the application: sees the rows of one organisation, that of its transaction, and owns nothing
--   sullam_identity  reads and writes accounts and sessions, which are above organisations; sees no tenant content
--   sullam_finder    owns the search functions: their operators are not leakproof and can't use an index under a row policy
--   sullam_jobs      owns the job queue
--
-- Comments on tables and columns are in the files `02NN-<area>-comments.sql`.

-- Folds text for search. packages/domain/src/search-folding.sql.ts generates this statement, so that it returns the same as
-- foldForSearch in packages/domain/src/search-folding.ts; a test compares the two. Immutable, because generated columns and
-- indexes use it.
create or replace function fold_search(input text) returns text
  language sql immutable strict parallel safe
  as $fold$
    select pg_catalog.btrim(
      pg_catalog.regexp_replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.translate(pg_catalog.regexp_replace(pg_catalog.normalize(input, 'NFKD') collate "C", '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+', '', 'g'), 'ABCDEFGHIJKLMNOPQRSTUVWXYZØøŁłĐđÐðĦħŦŧıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏٱٲٳىیےېةەہھۃک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫٬،؛؟‘’‚“”„«»‐‒–—―−ـءٴ', 'abcdefghijklmnopqrstuvwxyzoollddddhhttiαβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяѐёђѓєѕіїјљњћќѝўџاااييييهههههك01234567890123456789.,,;?''''''"""""------'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'), '[\u0009-\u000d\u0020\u0085\u1680\u2028-\u2029]+', ' ', 'g'),
      ' ')
  $fold$;

-- The folded text of an HTML document without its tags. Inline tags don't split words, so a partly bold word is found whole.
create function fold_html(html text) returns text language sql immutable strict parallel safe
  as $$
    select public.fold_search(pg_catalog.regexp_replace(pg_catalog.regexp_replace(pg_catalog.regexp_replace(html,
      '</?(?:a|b|strong|i|em|u|s|code|mark|sub|sup|span)(?:\s[^>]*)?>', '', 'gi'), '<[^>]*>', ' ', 'g'), '&[a-z0-9#]+;', ' ', 'gi'))
  $$;

-- A LIKE pattern that matches a folded word literally.
create function containing(word text) returns text language sql immutable strict parallel safe
  as $$ select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;

-- Removes the prefixes (and, with, like, for, the) and suffixes (his, her, their, plurals) that Arabic joins to a word, from
-- folded text. The Arabic stemmer alone leaves some of them: with both, 99 of 100 Arabic questions of a test set find their
-- paragraph among the first five results; with neither, 87.
create function without_arabic_affixes(folded text) returns text language sql immutable strict parallel safe
  as $$
    select pg_catalog.regexp_replace(pg_catalog.regexp_replace(pg_catalog.regexp_replace(folded, '[^[:alnum:]]+', ' ', 'g'),
      '\m(?:[وف]?(?:[بك]?ال|لل)|و)(?=[ء-ي]{3})', '', 'g'),
      '(?<=[ء-ي]{3})(?:هما|كما|تها|ها|ات|ون|ين|ان|هم|هن|نا|يه|ه|ي|ا)\M', '', 'g')
  $$;

-- Removes only the Arabic prefixes from folded text: with and without the article it is the same word.
create function without_arabic_prefixes(folded text) returns text language sql immutable strict parallel safe
  as $$
    select pg_catalog.regexp_replace(pg_catalog.regexp_replace(folded, '[^[:alnum:]]+', ' ', 'g'),
      '\m(?:[وف]?(?:[بك]?ال|لل)|و)(?=[ء-ي]{3})', '', 'g')
  $$;

-- Latin words get the English stemmer, Arabic words the Arabic one. Both accept numbers.
create text search configuration sullam_search (copy = pg_catalog.english);
alter text search configuration sullam_search alter mapping for word, hword, hword_part with pg_catalog.arabic_stem;

-- Names are sorted by the root order of Unicode. PostgreSQL 16 and later have this collation in pg_catalog; PostgreSQL 15 doesn't.
-- pg_catalog takes precedence, so a database that moves to a newer server sorts the same.
do $$
begin
  if to_regcollation('pg_catalog.unicode') is null then
    create collation unicode (provider = icu, locale = 'und');
  end if;
end
$$;

-- The stems of folded text.
create function search_stems(folded text) returns tsvector language sql immutable strict parallel safe
  as $$ select pg_catalog.to_tsvector('public.sullam_search'::regconfig, public.without_arabic_affixes(folded)) $$;

-- The words of folded text, and each stem that occurs at least three times, marked with a star. The star lets the index find
-- texts that are about a common word first.
create function search_words(folded text) returns tsvector language sql immutable strict parallel safe
  as $$
    select pg_catalog.strip(pg_catalog.to_tsvector('pg_catalog.simple'::regconfig, public.without_arabic_prefixes(folded)))
      || pg_catalog.array_to_tsvector(array(select '*' || lexeme from pg_catalog.unnest(public.search_stems(folded))
        where pg_catalog.cardinality(positions) >= 3))
  $$;

-- The stems of a query, each with the words that it stands for, in the forms that the indexes of stems and words contain.
create function asked_words(folded text) returns table (stem tsquery, word tsquery, strong tsquery)
  language sql immutable strict parallel safe set search_path = pg_catalog, public
  as $$
    select quote_literal(s.lexeme)::tsquery,
      string_agg(quote_literal(btrim(without_arabic_prefixes(w.word))), ' | ')::tsquery,
      quote_literal('*' || s.lexeme)::tsquery
    from (select distinct word from regexp_split_to_table(folded, '[^[:alnum:]]+') word where word <> '' limit 24) w,
      unnest(search_stems(w.word)) s
    group by s.lexeme limit 24
  $$;

-- A random id of 48 bits, which is at most 15 digits, so JSON numbers hold it exactly. Blind markers see the ids of submissions
-- and attempts: sequential ids would reveal who started or submitted first.
create function random_id() returns bigint language sql volatile parallel safe
  as $$ select 1 + ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint $$;

-- The organisation of the running transaction, set by `set local app.organization_id`. Without the setting this raises an error,
-- so a forgotten setting never opens another organisation.
create function current_organization_id() returns bigint language sql stable parallel safe
  as $$ select current_setting('app.organization_id')::bigint $$;

-- Raises an error unless `organization` is that of the transaction. Functions of the finder, which no row policy restricts, call
-- it first. The organisation is a parameter of these functions because a database that is distributed by organisation needs it as
-- a variable of the statement.
create function require_own_organization(organization bigint) returns void language plpgsql stable parallel safe
  set search_path = pg_catalog, public
  as $$
    begin
      if organization is distinct from current_organization_id() then
        raise exception 'this transaction is of another organisation' using errcode = 'insufficient_privilege';
      end if;
    end $$;

-- Tells the planner that the organisation follows from the id in each index that begins with both. Otherwise it takes the two for
-- independent, expects 1/200 of a course's rows in a database of 200 organisations, and chooses a plan that reads a whole course
-- for each of its lessons. Call it again when a table gets another such index.
create procedure note_dependencies(of_table text) language plpgsql as $$
declare
  column_name text;
begin
  for column_name in
    select distinct next.attname
    from pg_index i
    join pg_attribute first on first.attrelid = i.indrelid and first.attnum = i.indkey[0]
    join pg_attribute next on next.attrelid = i.indrelid and next.attnum in (i.indkey[1], i.indkey[2])
    where i.indrelid = of_table::regclass and first.attname = 'organization_id' and next.atttypid = 'bigint'::regtype
      and (i.indnkeyatts > 2 or not i.indisunique)
  loop
    execute format('create statistics if not exists %I (dependencies) on organization_id, %I from %I',
      left(of_table, 30) || '_' || left(column_name, 20) || '_follows', column_name, of_table);
  end loop;
end $$;

-- Protects a tenant table: row-level security is forced for every role, with one policy for the application and one for the
-- finder. Create the table's indexes first, because the statistics follow from them.
create procedure protect_tenant_table(name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('create policy tenant on %I to sullam_app using (organization_id = current_setting(''app.organization_id'')::bigint)', name);
  execute format('create policy finder on %I for select to sullam_finder using (true)', name);
  execute format('grant select, insert, update, delete on %I to sullam_app', name);
  execute format('grant select on %I to sullam_finder', name);
  call note_dependencies(name);
end $$;

-- Lets the application read a view that a module publishes. The view must run with the reader's rights (security_invoker), so
-- that the row policies of its tables apply.
create procedure publish_view(name text) language plpgsql as $$
begin
  if not exists (select from pg_class where oid = name::regclass and relkind = 'v' and 'security_invoker=true' = any (reloptions)) then
    raise exception 'the view % doesn''t run with the reader''s rights', name;
  end if;
  execute format('grant select on %I to sullam_app, sullam_finder', name);
end $$;

-- Creates search_<what>(organization, words): the keys of the records whose search_text contains every word. The words are
-- constants in the statement, because `like all (select …)` can't use the trigram index and the planner has to see which words
-- are rare. The text is stored in the row: a comparison would otherwise fetch it from the TOAST table.
create procedure make_searchable(records regclass, key name, what text) language plpgsql as $procedure$
begin
  execute format('alter table %s alter column search_text set storage main', records);
  execute format($function$
    create function search_%s(organization bigint, words text[]) returns setof bigint language plpgsql stable security definer
      set search_path = pg_catalog, public
      as $$
        begin
          perform require_own_organization(organization);
          return query execute format('select %I from %s where organization_id = %%s and %%s', organization,
            coalesce((select string_agg(format('search_text like %%L', containing(word)), ' and ') from unnest(words) word), 'true'));
        end $$
    $function$, what, key, records);
  execute format('alter function search_%s owner to sullam_finder', what);
  execute format('revoke execute on function search_%s from public', what);
  execute format('grant execute on function search_%s to sullam_app', what);
end $procedure$;

-- Creates near_<what>(organization, words): the keys of the records that contain something similar to every word, such as a word
-- with one letter more or less. It uses the same trigram index.
create procedure make_nearly_searchable(records regclass, key name, what text) language plpgsql as $procedure$
begin
  execute format($function$
    create function near_%s(organization bigint, words text[]) returns setof bigint language plpgsql stable security definer
      set search_path = pg_catalog, public set pg_trgm.word_similarity_threshold = 0.45
      as $$
        begin
          perform require_own_organization(organization);
          return query execute format('select %I from %s where organization_id = %%s and %%s', organization,
            coalesce((select string_agg(format('(search_text like %%L or search_text %%%%> %%L)', containing(word), word), ' and ')
              from unnest(words) word), 'false'));
        end $$
    $function$, what, key, records);
  execute format('alter function near_%s owner to sullam_finder', what);
  execute format('revoke execute on function near_%s from public', what);
  execute format('grant execute on function near_%s to sullam_app', what);
end $procedure$;

create table organizations (
  organization_id bigint generated by default as identity primary key,
  prefix text not null unique check (prefix ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  name jsonb not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
alter table organizations enable row level security;
alter table organizations force row level security;
-- The application reads and updates its own organisation only; sign-in finds every organisation by host name.
create policy own on organizations to sullam_app using (organization_id = current_organization_id());
create policy lookup on organizations for select to sullam_identity using (true);
create policy finder on organizations for select to sullam_finder using (true);
create policy maintain on organizations to sullam_owner using (true);
create policy create_own on organizations for insert to sullam_owner with check (true);
grant select, update on organizations to sullam_app;
grant select on organizations to sullam_identity, sullam_finder;

-- The only way to insert an organisation: no role has the right to insert into the table.
create function create_organization(new_prefix text, new_name jsonb) returns bigint language sql security definer
  set search_path = pg_catalog, public
  as $$
    insert into organizations (prefix, name) values (new_prefix, new_name)
    on conflict (prefix) do update set prefix = excluded.prefix returning organization_id
  $$;
revoke execute on function create_organization from public;
grant execute on function create_organization to sullam_identity;

create table signals (
  organization_id bigint not null references organizations,
  signal_id bigint generated always as identity,
  name text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  primary key (organization_id, signal_id)
);
call protect_tenant_table('signals');
-- sullam_identity writes signals and reads back only their ids.
create policy identity on signals to sullam_identity using (true);
grant insert, select (organization_id, signal_id) on signals to sullam_identity;
grant usage on sequence signals_signal_id_seq to sullam_app, sullam_identity;

create table stream_events (
  organization_id bigint not null references organizations,
  stream_event_id bigint generated always as identity,
  user_id bigint not null,
  name text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  transaction_number bigint not null default (pg_current_xact_id()::text)::bigint,
  oldest_open_transaction bigint not null default (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint,
  primary key (organization_id, stream_event_id)
);
create index stream_events_by_user on stream_events (organization_id, user_id, stream_event_id);
create index stream_events_by_age on stream_events (organization_id, created_at);
call protect_tenant_table('stream_events');

create table audit_entries (
  organization_id bigint not null references organizations,
  audit_entry_id bigint generated always as identity,
  at timestamptz not null,
  actor_user_id bigint,
  masquerader_user_id bigint,
  action text not null,
  noun text not null,
  noun_id text,
  changes jsonb not null default '{}',
  request_id text,
  primary key (organization_id, audit_entry_id)
);
create index audit_entries_by_noun on audit_entries (organization_id, noun, noun_id, audit_entry_id);
call protect_tenant_table('audit_entries');
-- The audit log is append-only: the application can't update or delete entries.
create policy identity_writes on audit_entries for insert to sullam_identity with check (true);
revoke update, delete on audit_entries from sullam_app;
grant insert on audit_entries to sullam_identity;

-- Unlogged: limits need not survive a crash.
create unlogged table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  count integer not null
);
grant select, insert, update, delete on rate_limits to sullam_identity;

create table outgoing_mails (
  organization_id bigint not null references organizations,
  outgoing_mail_id bigint generated always as identity,
  recipient text not null,
  language text not null check (language in ('en', 'ar')),
  template text not null,
  subject text not null default '',
  html text not null default '',
  text text not null default '',
  created_at timestamptz not null,
  sent_at timestamptz,
  template_values jsonb not null default '{}',
  unsubscribe_url text,
  primary key (organization_id, outgoing_mail_id)
);
create index outgoing_mails_newest on outgoing_mails (organization_id, created_at desc);
call protect_tenant_table('outgoing_mails');
-- Commands on accounts run as sullam_identity. It may write mail, signals and audit entries of an organisation, but not read
-- them: the select grants cover only the ids that `returning` gives back.
create policy identity on outgoing_mails to sullam_identity using (true);
grant insert, select (organization_id, outgoing_mail_id) on outgoing_mails to sullam_identity;
