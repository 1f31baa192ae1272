'use strict';
// Feathers' Koa binding loads this parser only to export it. The real one brings a schema library into memory (14 MiB);
// ours bounds what it reads, see `src/transport/read-body.ts`.
exports.koaBody = () => {
  throw new Error('There is no body parser here: bodies are read by `read-body.ts`.');
};
