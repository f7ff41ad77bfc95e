import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import type { ManagedCoach } from './coaches.api.ts';

/** Portrait, name and title. */
export function CoachName({ coach }: { readonly coach: ManagedCoach }) {
  const [first = coach.name, ...rest] = coach.name.split(' ');
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar isSoft firstName={first} lastName={rest.at(-1)} src={coach.portrait?.url} size={36} />
      <span className="min-w-0">
        <bdi className="block font-medium">{coach.name}</bdi>
        <span className="block text-sm text-muted">
          <AuthorTextFor text={coach.title} unmarked />
        </span>
      </span>
    </span>
  );
}
