export { type Attachments, type PictureFormat, type PictureKind, pictureRequest } from './attachments.ts';
export { type Avatars, createAvatars } from './create-avatars.ts';
export { createPictures, type Pictures } from './create-pictures.ts';
export { type CropArea, isCropArea } from './crop-picture.ts';
export type { AttachmentSource } from './originals.ts';
