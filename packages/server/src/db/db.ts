import type { Compilable, Insertable, Selectable } from 'kysely';
import type { Builder, Parameters, Statement } from './statement.ts';
import type { TableName, Tables } from './tables.ts';

/** Reads: on their own connection outside a unit of work, on the transaction's connection inside one. */
export type Reads = {
  all<Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given): Promise<readonly Row[]>;
  first<Given extends Parameters, Row>(
    statement: Statement<Given, Row>,
    given: Given,
  ): Promise<Row | undefined>;
  /** Runs a query whose shape depends on its input; compiled on each call. */
  query<Row>(build: (builder: Builder) => Compilable<Row>): Promise<readonly Row[]>;
};

/** Values by key that units of a group leave to those after them; both wait for the unit's turn. */
export type Notes = {
  get(key: string): Promise<number | undefined>;
  set(key: string, value: number): Promise<void>;
};

/** An open transaction: the only way to write, and the only database access inside a unit of work. */
export type Tx = Reads & {
  /** Returns the number of changed rows. */
  run<Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given): Promise<number>;
  /**
   * Changes rows without telling how many. PostgreSQL gets it with the next statement that has an answer, or with
   * the commit; there its failure is reported, and the unit of work fails.
   */
  write<Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given): Promise<void>;
  /**
   * Changes rows like `write`, with the last statements of the transaction; on PostgreSQL a later unit of the group
   * replaces it by one of the same key, which `notes` tell it of.
   */
  writeLast<Given extends Parameters, Row>(
    key: string,
    statement: Statement<Given, Row>,
    given: Given,
  ): Promise<void>;
  /** Inserts rows, sent like `write`; those of several units may share a statement. */
  insert<Name extends TableName>(table: Name, rows: readonly Insertable<Tables[Name]>[]): Promise<void>;
  /** Inserts rows like `insert`; the function returns a column of each, once the unit has committed. */
  inserted<Name extends TableName, Column extends keyof Selectable<Tables[Name]> & string>(
    table: Name,
    rows: readonly Insertable<Tables[Name]>[],
    column: Column,
  ): Promise<() => readonly Pick<Selectable<Tables[Name]>, Column>[]>;
  /**
   * Reads of rows as they are when the group begins, without the changes of its earlier units. Asked for before
   * anything else is awaited, those of all units are one round trip on PostgreSQL.
   */
  readonly ahead: Pick<Reads, 'all' | 'first'>;
  /** Notes of the group's earlier units for the later ones; a unit that fails leaves none. */
  readonly notes: Notes;
};

/** The storage port. */
export type Db = {
  readonly kind: 'sqlite' | 'postgres';
  readonly read: Reads;
  /**
   * Runs `work` in one transaction and resolves after its commit; atomic across crashes. `work` is retried up
   * to three times on conflicts (`RETRYABLE_CODES`), so it must have no other side
   * effects. Units of the same `queue` run one after the other, on all nodes, and those that wait share a commit;
   * each succeeds or fails by itself.
   */
  unitOfWork<Answer>(work: (tx: Tx) => Promise<Answer>, queue?: string): Promise<Answer>;
  /**
   * Runs `work` with reads of one moment on a connection of their own, whatever is written meanwhile: for reading
   * everything, not for calls.
   */
  snapshot<Answer>(work: (read: Pick<Reads, 'query'>) => Promise<Answer>): Promise<Answer>;
  ready(): Promise<boolean>;
  /** Closes the database after running work has finished. */
  close(): Promise<void>;
};
