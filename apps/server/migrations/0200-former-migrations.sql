-- Databases that ran the former migrations differ from the baselines: a renamed table left names behind, and some text is stored
-- outside its row. This makes them equal. It changes nothing in a new database.

do $$
declare
  former name;
begin
  for former in select conname from pg_constraint where conrelid = 'regrade_decisions'::regclass and conname like 'exam\_rulings\_%' loop
    execute format('alter table regrade_decisions rename constraint %I to %I', former,
      replace(replace(former, 'exam_rulings_', 'regrade_decisions_'), 'exam_ruling_id', 'regrade_decision_id'));
  end loop;
end $$;
alter sequence if exists exam_rulings_exam_ruling_id_seq rename to regrade_decisions_regrade_decision_id_seq;

alter table courses alter column search_text set storage main;
alter table members alter column search_text set storage main;
alter table subsection_texts alter column stems set storage main, alter column words set storage main;
