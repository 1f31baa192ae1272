import { CallError } from '../../../../data/calls/call-error.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { uploadPicture } from '../../../../data/devices/upload-picture.ts';
import { fitPicture } from '../state/fit-picture.ts';

/** Uploads a photo; returns its attachment id. @throws {CallError} */
export async function uploadPhoto(file: Blob): Promise<string> {
  const picture = await fitPicture(file);
  if (picture === undefined) throw new CallError('pictureType', 400);
  return callAsStaff(() => uploadPicture(picture));
}
