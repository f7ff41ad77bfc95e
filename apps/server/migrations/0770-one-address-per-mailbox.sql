-- E-mail addresses are stored without invisible characters and with their domain in folded form (packages/domain identifiers.ts),
-- so that `xn--` and Unicode spellings of a mailbox are one account. This brings what is stored into that form.

create function decode_punycode(label text) returns text language plpgsql immutable as $$
declare
  cut integer := length(label) - position('-' in reverse(label)) + 1;
  output integer[] := '{}';
  rest text := label;
  code integer := 128;
  i bigint := 0;
  bias integer := 72;
  at integer := 1;
  before bigint;
  weight bigint;
  k integer;
  digit integer;
  threshold integer;
  delta bigint;
  points integer;
begin
  if position('-' in label) > 0 and cut > 1 then
    select array_agg(ascii(letter) order by n) into output
      from regexp_split_to_table(left(label, cut - 1), '') with ordinality as t (letter, n);
    rest := substr(label, cut + 1);
  end if;
  while at <= length(rest) loop
    before := i;
    weight := 1;
    k := 36;
    loop
      if at > length(rest) then return null; end if;
      digit := position(substr(rest, at, 1) in 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
      if digit < 0 then return null; end if;
      at := at + 1;
      i := i + digit * weight;
      threshold := case when k <= bias then 1 else least(26, k - bias) end;
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      if i > 2147483647 or weight > 2147483647 then return null; end if;
      k := k + 36;
    end loop;
    points := coalesce(array_length(output, 1), 0) + 1;
    delta := case when before = 0 then i / 700 else (i - before) / 2 end;
    delta := delta + delta / points;
    k := 0;
    while delta > 455 loop
      delta := delta / 35;
      k := k + 36;
    end loop;
    bias := k + (36 * delta / (delta + 38))::integer;
    if i / points > 1114111 then return null; end if;
    code := code + (i / points)::integer;
    if code > 1114111 or code between 55296 and 57343 then return null; end if;
    i := i % points;
    output := output[1:i::integer] || code || output[i::integer + 1:];
    i := i + 1;
  end loop;
  return (select string_agg(chr(point), '' order by n) from unnest(output) with ordinality as t (point, n));
end $$;

create function folded_email(email text) returns text language plpgsql immutable as $$
declare
  clean text := btrim(regexp_replace(normalize(email, nfkc),
    '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'));
  at integer := length(clean) - position('@' in reverse(clean)) + 1;
begin
  if position('@' in clean) = 0 then return clean; end if;
  return left(clean, at) || (
    select string_agg(case when label like 'xn--%' then coalesce((
        select spelling from decode_punycode(substr(label, 5)) as spelling
        where spelling ~ '[^\x01-\x7f]' and spelling ~ '^[^\s[:punct:]\u200B-\u200F]([^\s\u200B-\u200F]*)$'
          and lower(normalize(spelling, nfkc)) = spelling), label) else label end, '.' order by n)
    from regexp_split_to_table(rtrim(replace(lower(substr(clean, at + 1)), '。', '.'), '.'), '\.') with ordinality as t (label, n));
end $$;

-- The mailbox belongs to the account whose address was confirmed first, else to the oldest. Other accounts of the same mailbox keep
-- the spelling that they have: an administrator can give them another address, and PostgreSQL's log names them.
create temporary table folded_accounts on commit drop as
  select user_id, folded, row_number() over (partition by lower(folded) order by email_verified_at nulls last, user_id) as place
  from (select user_id, email_verified_at, folded_email(email) as folded from users where deleted_at is null) as accounts;
update users u set email = f.folded from folded_accounts f
  where f.user_id = u.user_id and f.place = 1 and u.email <> f.folded;
do $$ declare twin record; begin
  for twin in select user_id from folded_accounts where place > 1 order by user_id loop
    raise warning 'account % has the mailbox of another account and can no longer sign in with its address', twin.user_id;
  end loop;
end $$;
update email_changes set new_email = folded_email(new_email) where new_email <> folded_email(new_email);

alter table members no force row level security;
update members m set email = f.folded from folded_accounts f
  where f.user_id = m.user_id and f.place = 1 and m.email <> f.folded;
alter table members force row level security;

alter table email_subscriptions no force row level security;
-- of two spellings one stays; whoever left the list with either has left it
delete from email_subscriptions s using email_subscriptions other
  where other.organization_id = s.organization_id and other.email_key <> s.email_key
    and lower(folded_email(other.email)) = lower(folded_email(s.email))
    and (s.unsubscribed_at is null, s.email_key) > (other.unsubscribed_at is null, other.email_key);
update email_subscriptions set email = folded_email(email), email_key = lower(folded_email(email))
  where email <> folded_email(email) or email_key <> lower(folded_email(email));
alter table email_subscriptions force row level security;

alter table event_enrollments no force row level security;
update event_enrollments e set guest_email = folded_email(guest_email)
  where guest_email <> folded_email(guest_email) and not exists (
    select from event_enrollments other
    where other.organization_id = e.organization_id and other.event_id = e.event_id
      and other.event_enrollment_id <> e.event_enrollment_id and other.state <> 'CANCELLED'
      and lower(folded_email(other.guest_email)) = lower(folded_email(e.guest_email)));
alter table event_enrollments force row level security;

drop function folded_email;
drop function decode_punycode;
