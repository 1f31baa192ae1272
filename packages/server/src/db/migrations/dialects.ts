import type { Db } from '../db.ts';
import type { ScopedTable, SqlDialect } from './migration.ts';

/** DDL of each database where they differ. */
export const DIALECTS: Readonly<Record<Db['kind'], SqlDialect>> = {
  sqlite: {
    countingKey: 'integer primary key autoincrement',
    clustered: 'without rowid',
    nullsFirst: '',
    generated: 'virtual',
    jsonField: (column, field) => `json_extract(${column}, '$.${field}')`,
    appendOnly: (table) =>
      ['update', 'delete'].map(
        (change) =>
          `create trigger ${table}_no_${change} before ${change} on ${table}
          begin select raise(abort, '${table} is append-only'); end`,
      ),
    scopeTriggers: sqliteScopeTriggers,
    // one process writes the file, so that its own events tell what has changed
    changeLog: () => [],
  },
  postgres: {
    countingKey: 'bigint generated always as identity primary key',
    clustered: '',
    nullsFirst: 'nulls first',
    generated: 'stored',
    jsonField: (column, field) => `${column}::json ->> '${field}'`,
    appendOnly: (table) => [
      `create function ${table}_append_only() returns trigger language plpgsql as
        $$ begin raise exception '${table} is append-only'; end $$`,
      `create trigger ${table}_append_only before update or delete or truncate on ${table}
        for each statement execute function ${table}_append_only()`,
    ],
    scopeTriggers: postgresScopeTriggers,
    changeLog: postgresChangeLog,
  },
};

function sqliteScopeTriggers({ table, list, field, isList }: ScopedTable): readonly string[] {
  const path = `'$.${field}'`;
  const added = isList
    ? `insert or ignore into catalogue_scopes (list, scope, id)
         select '${list}', value, new.id from json_each(new.doc, ${path});
       insert or ignore into catalogue_scopes (list, scope, id)
         select '${list}', '', new.id where coalesce(json_array_length(new.doc, ${path}), 0) = 0;`
    : `insert into catalogue_scopes (list, scope, id)
         values ('${list}', coalesce(json_extract(new.doc, ${path}), ''), new.id);`;
  const removed = `delete from catalogue_scopes where list = '${list}' and id = old.id;`;
  return [
    `create trigger ${table}_scopes_insert after insert on ${table} begin ${added} end`,
    `create trigger ${table}_scopes_update after update on ${table} begin ${removed} ${added} end`,
    `create trigger ${table}_scopes_delete after delete on ${table} begin ${removed} end`,
  ];
}

function postgresScopeTriggers({ table, list, field, isList }: ScopedTable): readonly string[] {
  const scopes = isList
    ? `select '${list}', scope, new.id from jsonb_array_elements_text(
         case when coalesce(jsonb_array_length(new.doc::jsonb -> '${field}'), 0) = 0
         then '[""]'::jsonb else new.doc::jsonb -> '${field}' end) as scope`
    : `select '${list}', coalesce(new.doc::jsonb ->> '${field}', ''), new.id`;
  return [
    `create function ${table}_scopes() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then delete from catalogue_scopes where list = '${list}' and id = old.id; end if;
       if tg_op <> 'DELETE' then
         insert into catalogue_scopes (list, scope, id) ${scopes} on conflict do nothing;
       end if;
       return null;
     end $$`,
    `create trigger ${table}_scopes after insert or update or delete on ${table}
       for each row execute function ${table}_scopes()`,
  ];
}

function postgresChangeLog(tables: readonly (readonly [table: string, list: string])[]): readonly string[] {
  const current = 'pg_current_xact_id()::text::bigint';
  return [
    `create table catalogue_changes (
       list text not null, id text not null, changed bigint not null, primary key (list, id))`,
    'create index catalogue_changes_changed on catalogue_changes (changed)',
    `create function note_catalogue_change() returns trigger language plpgsql as $$ begin
       insert into catalogue_changes (list, id, changed)
         values (tg_argv[0], case when tg_op = 'DELETE' then old.id else new.id end, ${current})
         on conflict (list, id) do update set changed = excluded.changed;
       return null;
     end $$`,
    ...tables.flatMap(([table, list]) => [
      `create trigger ${table}_changed after insert or delete on ${table}
         for each row execute function note_catalogue_change('${list}')`,
      `create trigger ${table}_updated after update on ${table}
         for each row when (old.* is distinct from new.*) execute function note_catalogue_change('${list}')`,
    ]),
    `alter table stock add column changed bigint not null default ${current}`,
    'create index stock_changed on stock (changed)',
    `create function note_stock_change() returns trigger language plpgsql as $$ begin
       new.changed := ${current};
       return new;
     end $$`,
    // the condition leaves out updates that only lock the row
    `create trigger stock_changed before update on stock
       for each row when (old.* is distinct from new.*) execute function note_stock_change()`,
  ];
}
