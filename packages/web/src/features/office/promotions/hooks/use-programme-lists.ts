import type { Reward, SystemSetting, VipLevel } from '@comanda/contract';
import { useMemo } from 'react';
import { draftedList, useDraft, useLiveDocuments } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';

const NONE: readonly never[] = [];

/** Returns the levels, rewards and settings of members with the open set's edits; read while they are needed. */
export function useProgrammeLists(isNeeded: boolean) {
  const { isJoined } = useOffice();
  const { edits } = useDraft();
  const isRead = isJoined && isNeeded;
  const levels = useLiveDocuments<VipLevel>('vipLevels', isRead);
  const rewards = useLiveDocuments<Reward>('rewards', isRead);
  const settings = useLiveDocuments<SystemSetting>('systemSettings', isRead);
  const drafted = useMemo(
    () => ({
      levels: draftedList('vipLevels', levels.data ?? NONE, edits),
      rewards: draftedList('rewards', rewards.data ?? NONE, edits),
      settings: draftedList('systemSettings', settings.data ?? NONE, edits)[0],
    }),
    [levels.data, rewards.data, settings.data, edits],
  );
  const queries = [levels, rewards, settings];
  return {
    ...drafted,
    isReady: queries.every(({ data }) => data !== undefined),
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

export type ProgrammeLists = ReturnType<typeof useProgrammeLists>;
