import { carriedSession } from '../../../../data/sessions/carried-session.ts';
import { saveSession } from '../../../../data/sessions/saved-sessions.ts';
import { resumeSession } from './resume.ts';

/** Takes over the order whose key the address carries behind `#`, where this browser could not keep it. */
export async function resumeCarried(): Promise<void> {
  const carried = carriedSession(location.hash);
  if (carried === undefined) return;
  saveSession({ ...carried, shop: '' });
  await resumeSession(carried._id).catch(() => undefined);
}
