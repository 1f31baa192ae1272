import type { User, VipLevel } from '@comanda/contract';
import { readJson } from '../calls/read-list.ts';
import { login } from './login.ts';

/** Saves a member's profile as the login record, with their level, which prices depend on. */
export async function saveProfile(profile: User): Promise<void> {
  const { vipLevel: id } = profile;
  const saved = login.get()?.level;
  const fallback = saved?._id === id ? saved : undefined;
  const level = id && (await readJson<VipLevel>(`vipLevels/${encodeURIComponent(id)}`).catch(() => fallback));
  login.set({ profile, ...(level && { level }) });
}
