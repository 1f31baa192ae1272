export { idIn, PIN, seedChain } from '@comanda/server/testing/chain-shops.ts';
export { createDatabase, startPostgres } from '@comanda/server/testing/postgres.ts';
export { rawPostgresRate } from '@comanda/server/testing/raw-postgres-rate.ts';
