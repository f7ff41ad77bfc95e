import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { coachGroupsQuery, type GroupSessionCard } from './groups.api.ts';

/** The coach's group sessions between two instants, and which of them is open. */
export function useGroups(from: string, until: string) {
  const { data } = useQuery(coachGroupsQuery(from, until));
  const [opened, setOpened] = useState<GroupSessionCard>();
  return { groups: data?.data ?? [], opened, setOpened };
}
