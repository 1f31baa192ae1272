import type { Compilable, Insertable } from 'kysely';
import type { Builder, Parameters, Statement } from './statement.ts';
import type { TableName, Tables } from './tables.ts';

/** Reads, on their own connection outside a unit of work, on the transaction's inside one. */
export type Reads = {
  all<Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given): Promise<readonly Row[]>;
  first<Given extends Parameters, Row>(
    statement: Statement<Given, Row>,
    given: Given,
  ): Promise<Row | undefined>;
  /** A query whose shape depends on the question; compiled each time. */
  query<Row>(build: (builder: Builder) => Compilable<Row>): Promise<readonly Row[]>;
};

/** An open transaction: the only way to write, and all that is reachable inside a unit of work. */
export type Tx = Reads & {
  /** Gives how many rows changed. */
  run<Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given): Promise<number>;
  insert<Name extends TableName>(table: Name, rows: readonly Insertable<Tables[Name]>[]): Promise<void>;
};

/** The one storage port. */
export type Db = {
  readonly kind: 'sqlite' | 'postgres';
  readonly read: Reads;
  /**
   * Runs `work` in one transaction and resolves after its commit: all of it is there after a crash, or none.
   * It may run up to four times when the database asks for it (40001, 40P01), so it must have no other effect.
   */
  unitOfWork<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer>;
  ready(): Promise<boolean>;
  /** Waits for what is running. */
  close(): Promise<void>;
};
