import type { ReactNode } from 'react';

export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="space-y-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

export function Line({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
