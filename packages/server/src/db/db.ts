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
  insert<Name extends TableName>(table: Name, rows: readonly Insertable<Tables[Name]>[]): Promise<void>;
};

/** The storage port. */
export type Db = {
  readonly kind: 'sqlite' | 'postgres';
  readonly read: Reads;
  /**
   * Runs `work` in one transaction and resolves after its commit; atomic across crashes. `work` is retried up
   * to three times on serialisation failures and deadlocks (40001, 40P01), so it must have no other side
   * effects.
   */
  unitOfWork<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer>;
  ready(): Promise<boolean>;
  /** Closes the database after running work has finished. */
  close(): Promise<void>;
};
