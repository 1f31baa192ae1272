import { join } from 'node:path';
import type { Log } from '../lib/index.ts';
import { type Attachments, createAttachments, LARGEST_OF_MENU } from './attachments.ts';
import { cleanPicture } from './clean-picture.ts';
import { type AttachmentSource, createOriginals } from './originals.ts';
import { createPictureQueue, type QueueLimits } from './picture-queue.ts';
import { createFolderUploads } from './upload-store.ts';

/** Pictures made at once: each takes a processor. Those larger than a menu shows, one by one. */
const DRAWING: QueueLimits = {
  running: 2,
  largeRunning: 1,
  waiting: 500,
  largeWaiting: 20,
  // a visitor may be a whole restaurant's network, with all its phones
  visitorWaiting: 200,
  visitorLargeWaiting: 4,
  largeBeyond: LARGEST_OF_MENU,
};
/** Pictures cleaned at once, beside those: who sends many keeps nobody from seeing the menu. Each is a file in memory. */
const CLEANING: QueueLimits = {
  running: 1,
  largeRunning: 1,
  waiting: 20,
  largeWaiting: 20,
  visitorWaiting: 20,
  visitorLargeWaiting: 20,
  largeBeyond: Number.POSITIVE_INFINITY,
};

export type Pictures = {
  readonly attachments: Attachments;
  /** Cleans a member's picture, keeps it, and gives its attachment's id. `badRequest` when it is no picture. */
  storeAvatar(bytes: Buffer): Promise<string>;
  /** Forgets an uploaded picture; one that is not there is forgotten already. */
  forget(id: string): Promise<void>;
};

/** Drawings of `source` and what people send, in `folder`. */
export function createPictures(source: AttachmentSource, folder: string, log: Pick<Log, 'warn'>): Pictures {
  const uploads = createFolderUploads(join(folder, 'uploads'));
  const queue = createPictureQueue(DRAWING);
  const cleaning = createPictureQueue(CLEANING);
  const originals = createOriginals(source, uploads);
  return {
    attachments: createAttachments({ originals, folder, queue, log }),
    storeAvatar: async (bytes) =>
      uploads.write(await cleaning({ size: bytes.length, visitor: '', run: () => cleanPicture(bytes) })),
    forget: (id) => uploads.remove(id),
  };
}
