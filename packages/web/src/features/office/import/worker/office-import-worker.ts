import { newRequestId } from '../../../../lib/request-id.ts';
import { createImportSession, type WorkerAnswer, type WorkerRequest } from './import-session.ts';

const answer = createImportSession(newRequestId);

// one request after the other: the page asks again only when it has its answer
addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  // a bug is answered, too: the page would wait for ever
  postMessage(await answer(data).catch((): WorkerAnswer => ({ problem: 'notRead' })));
});
