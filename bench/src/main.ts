/** `npm run bench [name …]`: prints one JSON line for each measurement; status 1 when one misses its bound. */
import { bundle } from './bundle.ts';
import { catalogueRead } from './catalogue-read.ts';
import { chain } from './chain.ts';
import { eightShops } from './eight-shops.ts';
import { engine } from './engine.ts';
import { growth, growthPostgres } from './growth.ts';
import {
  cartPaint,
  cartScripts,
  cartShift,
  orderPaint,
  orderScripts,
  productPaint,
  productScripts,
} from './guest-pages.ts';
import { kitchenScreens } from './kitchen-screen.ts';
import { largestPaint } from './largest-paint.ts';
import { liveSockets } from './live-sockets.ts';
import { memory, memoryAfterOrders } from './memory.ts';
import { menuScroll } from './menu-scroll.ts';
import { menuSearch } from './menu-search.ts';
import { officeLoad } from './office-load.ts';
import { officeProducts } from './office-products.ts';
import { placing } from './placing.ts';
import { placingPostgres } from './placing-postgres.ts';
import { placingWhilePublishing } from './placing-while-publishing.ts';
import { publish } from './publish.ts';
import { holds } from './report.ts';
import { restart } from './restart.ts';
import { staffLoad } from './staff-load.ts';
import { startUp } from './start-up.ts';
import { tillKeys } from './till-keys.ts';
import { tillSales, tillSalesPostgres } from './till-sales.ts';

const BENCHES = [
  engine,
  catalogueRead,
  placing,
  placingPostgres,
  placingWhilePublishing,
  publish,
  eightShops,
  kitchenScreens,
  liveSockets,
  startUp,
  restart,
  bundle,
  staffLoad,
  officeLoad,
  largestPaint,
  cartShift,
  cartPaint,
  productPaint,
  orderPaint,
  cartScripts,
  productScripts,
  orderScripts,
  menuScroll,
  menuSearch,
  officeProducts,
  tillKeys,
  tillSales,
  tillSalesPostgres,
  memory,
  memoryAfterOrders,
  chain,
  growth,
  growthPostgres,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `bench: no such measurement: ${unknown.join(', ')}; there are ${BENCHES.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
let missed = 0;
for (const bench of BENCHES) {
  if (wanted.length > 0 && !wanted.includes(bench.name)) continue;
  const measurement = await bench.measure();
  const isHeld = holds(measurement);
  if (!isHeld) missed += 1;
  console.log(JSON.stringify({ ...measurement, held: isHeld }));
}
process.exitCode = missed > 0 ? 1 : 0;
