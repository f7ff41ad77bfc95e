-- Long lists of reports are made as CSV or as a workbook.
alter table report_files
  add column format text not null default 'csv' check (format in ('csv', 'xlsx'));
alter table report_files alter column format drop default;
