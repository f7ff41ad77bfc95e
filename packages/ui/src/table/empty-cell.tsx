/** A cell that has nothing to say; on phones it isn't drawn at all. */
export const EmptyCell = () => (
  <span data-nothing className="text-muted">
    –
  </span>
);
