import { newRequestId } from '../../../../lib/request-id.ts';
import { createImportSession, type WorkerRequest } from './import-session.ts';

const answer = createImportSession(newRequestId);

// one request after the other: the page asks again only when it has its answer
addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(await answer(data));
});
