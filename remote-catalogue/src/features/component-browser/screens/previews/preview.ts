import type { ComponentType } from 'react';

/** One state of a component, drawn by the component itself. */
interface PreviewState {
  readonly label: string;
  readonly Example: ComponentType;
  /** A still picture: what takes the focus, listens to the whole page or is read out at once must not act here. */
  readonly isStill?: boolean;
}

export interface Preview {
  /** The main states. */
  readonly states: readonly [PreviewState, ...PreviewState[]];
  /** What stands in the gallery instead of the first state, for parts that show nothing before they are opened. */
  readonly Miniature?: ComponentType;
  /** Takes all the width there is, so the gallery draws it smaller; otherwise it stands in the middle. */
  readonly isWide?: boolean;
}
