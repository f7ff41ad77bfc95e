interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;
