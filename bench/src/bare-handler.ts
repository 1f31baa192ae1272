/** The least a Koa server can do: answer the bytes of a file. Prints its port. */
import { readFileSync } from 'node:fs';
import Koa from 'koa';

const [, , file = '', type = 'application/json'] = process.argv;
const bytes = readFileSync(file);
const app = new Koa();
app.use((context) => {
  context.type = type;
  context.body = bytes;
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
