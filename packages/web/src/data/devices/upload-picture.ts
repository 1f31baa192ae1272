import { CallError, toCallError } from '../calls/call-error.ts';
import { staffSession } from './staff-session.ts';

/**
 * Uploads a dish's photo as the person signed in, and returns its attachment id.
 *
 * @throws {CallError} pictureType, payloadTooLarge, notAuthenticated, forbidden; offline without a connection
 */
export async function uploadPicture(picture: Blob): Promise<string> {
  const token = staffSession.get()?.accessToken ?? '';
  let response: Response;
  try {
    const headers = { authorization: `Bearer ${token}` };
    response = await fetch('/api/attachments', { method: 'POST', headers, body: picture });
  } catch {
    throw new CallError('offline', 0);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw toCallError(answer);
  // the cast is sound: it is what the route answers
  return (answer as { readonly attachment: string }).attachment;
}
