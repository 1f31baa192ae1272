import { join } from 'node:path';
import type { Log } from '../core.ts';
import { type Attachments, createAttachments } from './attachments.ts';
import { cleanPicture } from './clean-picture.ts';
import { type AttachmentSource, createOriginals } from './originals.ts';
import { createPictureQueue } from './picture-queue.ts';
import { createFolderUploads } from './upload-store.ts';

/** Pictures made at once: each takes a processor. */
const AT_ONCE = 2;
/** Pictures cleaned at once, beside those: who sends many keeps nobody from seeing the menu. */
const CLEANED_AT_ONCE = 1;

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
  const queue = createPictureQueue(AT_ONCE);
  const cleaning = createPictureQueue(CLEANED_AT_ONCE);
  const originals = createOriginals(source, uploads);
  return {
    attachments: createAttachments({ originals, folder, queue, log }),
    storeAvatar: async (bytes) => uploads.write(await cleaning(() => cleanPicture(bytes))),
    forget: (id) => uploads.remove(id),
  };
}
