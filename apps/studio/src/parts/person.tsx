import { Avatar } from '@sullam/ui/components/avatar.tsx';
import type { ReactNode } from 'react';

export interface PersonProps {
  readonly firstName: string;
  readonly lastName: string;
  readonly image: string | null;
  readonly email?: string;
  /** Opens the person's details. */
  readonly onOpen?: () => void;
  readonly mark?: ReactNode;
}

/** A person in a row: picture, name, address. */
export function Person({ firstName, lastName, image, email, onOpen, mark }: PersonProps) {
  const name = `${firstName} ${lastName}`;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar firstName={firstName} lastName={lastName} src={image ?? undefined} size={32} isSoft />
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-2">
          {onOpen ? (
            <button
              type="button"
              onClick={onOpen}
              className="clip-line rounded-sm text-start font-medium underline-offset-4 hover:underline"
            >
              <bdi>{name}</bdi>
            </button>
          ) : (
            <bdi className="clip-line font-medium">{name}</bdi>
          )}
          {mark}
        </span>
        {email && (
          <span dir="ltr" className="clip-line block text-xs font-normal text-muted rtl:text-end">
            {email}
          </span>
        )}
      </span>
    </span>
  );
}
