import { startPostgres } from '@comanda/server/testing/postgres.ts';
import { describe, inject } from 'vitest';
import { startRedis } from '../harness/redis.ts';
import { openCluster } from './cluster/open-cluster.ts';
import { orders } from './cluster/orders.ts';
import { busAway, databaseAway } from './cluster/stores-away.ts';
import { tills } from './cluster/tills.ts';

const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const program = inject('smallProgram');

describe.runIf(postgres && redis)('two nodes on PostgreSQL and Redis, behind one address', () => {
  const cluster = openCluster({ postgres, redis, program });
  databaseAway(cluster, postgres);
  orders(cluster);
  tills(cluster);
  busAway(cluster);
});
