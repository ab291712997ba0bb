import { Skeleton, VisuallyHidden } from '@back-office/shared/ui';

interface LoadingRowProps {
  readonly index: number;
  /** Distance from the top of the body and height, in pixels. */
  readonly offset: number;
  readonly height: number;
  readonly rowIndex: number;
}

/** A row that is still loading. It takes the focus, so that arrow keys lead through it. */
export function LoadingRow({ index, offset, height, rowIndex }: LoadingRowProps) {
  return (
    <div role="row" aria-rowindex={rowIndex} aria-busy data-row="" data-index={index} style={{ height, top: offset }}>
      <div role="cell" tabIndex={0} data-row-button="" data-loading="">
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton width="40%" />
      </div>
    </div>
  );
}
