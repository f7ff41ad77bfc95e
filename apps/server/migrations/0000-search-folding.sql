-- Folding for search: the same result as foldForSearch in packages/domain/src/search-folding.ts, which writes this text
-- (search-folding.sql.ts); a test compares both. Immutable, so that generated columns and indexes can use it.
create or replace function fold_search(input text) returns text
  language sql immutable strict parallel safe
  as $fold$
    select pg_catalog.btrim(
      pg_catalog.regexp_replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.replace(pg_catalog.translate(pg_catalog.regexp_replace(pg_catalog.normalize(input, 'NFKD') collate "C", '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+', '', 'g'), 'ABCDEFGHIJKLMNOPQRSTUVWXYZØøŁłĐđÐðĦħŦŧıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏٱٲٳىیےېةەہھۃک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹٫٬،؛؟‘’‚“”„«»‐‒–—―−ـءٴ', 'abcdefghijklmnopqrstuvwxyzoollddddhhttiαβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяѐёђѓєѕіїјљњћќѝўџاااييييهههههك01234567890123456789.,,;?''''''"""""------'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'), '[\u0009-\u000d\u0020\u0085\u1680\u2028-\u2029]+', ' ', 'g'),
      ' ')
  $fold$;
