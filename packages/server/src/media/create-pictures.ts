import { join } from 'node:path';
import type { Log } from '../lib/index.ts';
import { type Attachments, createAttachments, MAX_MENU_WIDTH } from './attachments.ts';
import { cleanPicture, type UploadKind } from './clean-picture.ts';
import { type CropArea, cropId, cropPicture } from './crop-picture.ts';
import { type AttachmentSource, createOriginals } from './originals.ts';
import { createPictureQueue, type QueueLimits } from './picture-queue.ts';
import { createFolderUploads, photoId, uploadKind } from './upload-store.ts';

/** Limits of rendering, which takes a CPU core per picture; those wider than menus show are rendered one by one. */
const DRAWING_LIMITS: QueueLimits = {
  running: 2,
  largeRunning: 1,
  waiting: 500,
  largeWaiting: 20,
  // A visitor may be a whole restaurant's network, with all its phones.
  visitorWaiting: 200,
  visitorLargeWaiting: 4,
  largeBeyond: MAX_MENU_WIDTH,
};
/** Limits of cleaning uploads, in a queue of its own, so that uploads do not delay the menu; each is held in memory. */
const CLEANING_LIMITS: QueueLimits = {
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
  /** Cleans and stores a member's picture or a dish's; returns its attachment id. Throws `pictureType`. */
  store(bytes: Buffer, kind: UploadKind, visitor: string): Promise<string>;
  /** Stores a part of a dish's photo; returns its attachment id, undefined when there is no such photo. */
  crop(photo: string, area: CropArea, visitor: string): Promise<string | undefined>;
  /** Removes an uploaded picture, if it is there. */
  remove(id: string): Promise<void>;
};

/** Creates the pictures of `source` and of uploads, with cache and uploads in `folder`. */
export function createPictures(source: AttachmentSource, folder: string, log: Pick<Log, 'warn'>): Pictures {
  const uploads = createFolderUploads(join(folder, 'uploads'));
  const queue = createPictureQueue(DRAWING_LIMITS);
  const cleaning = createPictureQueue(CLEANING_LIMITS);
  const originals = createOriginals(source, uploads);
  return {
    attachments: createAttachments({ originals, folder, queue, log }),
    store: async (bytes, kind, visitor) => {
      const id = kind === 'photo' ? photoId(bytes) : undefined;
      if (id !== undefined && (await uploads.has(id))) return id;
      const run = () => cleanPicture(bytes, kind);
      const cleaned = await cleaning({ size: bytes.length, visitor, run });
      if (id === undefined) return uploads.write(cleaned, kind);
      await uploads.writeAs(id, cleaned);
      return id;
    },
    crop: async (photo, area, visitor) => {
      const bytes = uploadKind(photo) === 'photo' ? await uploads.read(photo) : undefined;
      if (bytes === undefined) return undefined;
      const id = cropId(photo, area);
      if (await uploads.has(id)) return id;
      const run = () => cropPicture(bytes, area);
      await uploads.writeAs(id, await cleaning({ size: bytes.length, visitor, run }));
      return id;
    },
    remove: (id) => uploads.remove(id),
  };
}
