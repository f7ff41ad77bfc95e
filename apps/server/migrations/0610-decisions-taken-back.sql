-- Reasons that an organisation gives again and again, in both languages, for whoever moderates its groups: { en, ar }[].
alter table posting_rules add column reasons jsonb not null default '[]';

-- What a case was before it was decided last, and what else that decision did, so that it can be taken back: { status, reason, decidedAt,
-- decidedBy, wasHeld, also }. Null: nothing was decided.
alter table moderation_cases add column before_decision jsonb;

-- Whoever can't post for some days is told why, in the group itself.
alter table social_group_pauses add column reason text not null default '';
create or replace view posting_pauses with (security_invoker = true) as
  select organization_id, social_group_id, user_id, posts_again_at, reason from social_group_pauses;
