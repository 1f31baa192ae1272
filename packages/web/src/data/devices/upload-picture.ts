import { CallError, toCallError } from '../calls/call-error.ts';
import { staffSession } from './staff-session.ts';

/** Posts to the attachments as the person signed in; returns the id of the one that was made. @throws {CallError} */
async function postAttachment(path: string, init: Pick<RequestInit, 'body' | 'headers'>): Promise<string> {
  const token = staffSession.get()?.accessToken ?? '';
  let response: Response;
  try {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    response = await fetch(`/api/attachments${path}`, { ...init, method: 'POST', headers });
  } catch {
    throw new CallError('offline', 0);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toCallError(answer);
  // the cast is sound: it is what the routes answer
  return (answer as { readonly attachment: string }).attachment;
}

/**
 * Uploads a dish's photo as the person signed in, and returns its attachment id.
 *
 * @throws {CallError} pictureType, payloadTooLarge, notAuthenticated, forbidden, passwordNeeded; offline without a
 * connection
 */
export function uploadPicture(picture: Blob): Promise<string> {
  return postAttachment('', { body: picture });
}

/** Part of a picture, in thousandths of its width and height. */
export type CropArea = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Makes an attachment of a part of an uploaded photo, and returns its id.
 *
 * @throws {CallError} notFound, notAuthenticated, forbidden, passwordNeeded; offline without a connection
 */
export function cropPicture(photo: string, area: CropArea): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return postAttachment(`/${encodeURIComponent(photo)}/crops`, { body: JSON.stringify(area), headers });
}
