import type { Compilable, Insertable } from 'kysely';
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

/** An open transaction: the only way to write, and the only database access inside a unit of work. */
export type Tx = Reads & {
  /** Returns the number of changed rows. */
  run<Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given): Promise<number>;
  /**
   * Changes rows without telling how many. PostgreSQL gets it with the next statement that has an answer, or with
   * the commit; there its failure is reported, and the unit of work fails.
   */
  write<Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given): Promise<void>;
  /** Changes rows like `write`; the function returns those that the statement returned, once the unit has committed. */
  returned<Given extends Parameters, Row>(
    statement: Statement<Given, Row>,
    given: Given,
  ): Promise<() => readonly Row[]>;
  /** Inserts rows with one statement, sent like `write`. */
  insert<Name extends TableName>(table: Name, rows: readonly Insertable<Tables[Name]>[]): Promise<void>;
};

/** The storage port. */
export type Db = {
  readonly kind: 'sqlite' | 'postgres';
  readonly read: Reads;
  /**
   * Runs `work` in one transaction and resolves after its commit; atomic across crashes. `work` is retried up
   * to three times on conflicts (40001, 40P01, 23502), so it must have no other side
   * effects. Units of the same `queue` run one after the other, on all nodes, and those that wait share a commit;
   * each succeeds or fails by itself.
   */
  unitOfWork<Answer>(work: (tx: Tx) => Promise<Answer>, queue?: string): Promise<Answer>;
  ready(): Promise<boolean>;
  /** Closes the database after running work has finished. */
  close(): Promise<void>;
};
